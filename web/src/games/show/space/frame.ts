/** From the table to space and back: an inch is one unit, north is away from us, heights go up. */
import { Vector3 } from "three";
import type { Field, Place } from "../view";

const INCH = 1000;

export const east = (x: number, field: Field): number => (x - field.width / 2) / INCH;
export const south = (y: number, field: Field): number => (field.depth / 2 - y) / INCH;
export const up = (height: number): number => height / INCH;

/** A point above the table, in thousandths of an inch, as one of space. */
export const inSpace = (x: number, y: number, z: number, field: Field): Vector3 =>
    new Vector3(east(x, field), up(z), south(y, field));

/** A point of space as x, y and height over the table. */
export const offSpace = (point: Vector3, field: Field): [x: number, y: number, z: number] => [
    point.x * INCH + field.width / 2,
    field.depth / 2 - point.z * INCH,
    point.y * INCH,
];

export const heightOf = (place: Place, field: Field): number => field.surfaces[place[2]]?.z ?? 0;
export const placeInSpace = (place: Place, field: Field): Vector3 =>
    inSpace(place[0], place[1], heightOf(place, field), field);
