/** The sign of the title: its own shape, so that nobody needs its colour. */
import "./front.css";
import city from "icon:modern-city";

export default city;
