/** The title at the front of the house. */
import "./front.css";
import type { Front } from "../../home/worlds";
import Poster from "./Poster.svelte";

const front: Front = { place: 1, art: Poster, least: 4, most: 8, minutes: 15, quick: 5 };
export default front;
