/** The three worlds as the front of the house shows them. */
import type { Component } from "svelte";
import DystopiaArt from "./posters/DystopiaArt.svelte";
import LeadersArt from "./posters/LeadersArt.svelte";
import ShowArt from "./posters/ShowArt.svelte";

export interface World {
    id: string;
    art: Component<Record<string, never>>;
    least: number;
    most: number;
    /** How long a game against bots takes. */
    minutes: number;
    /** How many sit at a table that is made by one click. */
    quick: number;
}

export const WORLDS: World[] = [
    { id: "leaders", art: LeadersArt, least: 4, most: 8, minutes: 15, quick: 5 },
    { id: "dystopia", art: DystopiaArt, least: 2, most: 6, minutes: 40, quick: 3 },
    { id: "show", art: ShowArt, least: 2, most: 2, minutes: 45, quick: 2 },
];
