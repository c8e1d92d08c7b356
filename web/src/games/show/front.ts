/** The title at the front of the house. */
import "./front.css";
import type { Front } from "../../home/worlds";
import Poster from "./Poster.svelte";

const front: Front = { place: 3, art: Poster, least: 2, most: 2, minutes: 45, quick: 2 };
export default front;
