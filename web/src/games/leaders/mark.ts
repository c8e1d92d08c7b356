/** The sign of the title: its own shape, so that nobody needs its colour. */
import "./front.css";
import gun from "icon:ray-gun";

export default gun;
