/** The title at the front of the house. */
import "./front.css";
import type { Front } from "../../home/worlds";
import Poster from "./Poster.svelte";

const front: Front = { place: 2, art: Poster, least: 2, most: 6, minutes: 40, quick: 3 };
export default front;
