/** The sign of the title: its own shape, so that nobody needs its colour. */
import "./front.css";
import screen from "icon:tv";

export default screen;
