// Made by tools/typescript.py from src/euphoria/games/show/rules/view_types.py. Do not edit.

export const EDGES = ["south", "north"] as const;
export type Edge = (typeof EDGES)[number];

export const MISSIONS = ["rescue", "objectives", "massacre"] as const;
export type Mission = (typeof MISSIONS)[number];

export const PHASES = ["special", "positioning", "attack", "firing"] as const;
export type Phase = (typeof PHASES)[number];

export type Point = [x: number, y: number];

export type Place = [x: number, y: number, surface: number];

export type Stretch = [start: Point, end: Point];

export const STATUS = ["off", "up", "down", "dead"] as const;
export type Status = (typeof STATUS)[number];

export const WAYS = ["mission", "elimination", "time", "stopped"] as const;
export type Way = (typeof WAYS)[number];

export const SOURCES = ["kill", "hand", "susan", "rival", "hero", "half"] as const;
export type Source = (typeof SOURCES)[number];

export const ROLES = ["mass", "wall", "frame", "floor", "rough"] as const;
export type Role = (typeof ROLES)[number];

export interface Figure {
  figure: string;
  who: string;
  team: number | null;
  owner: string | null;
  status: Status;
  place: Place | null;
  z: number;
  lp: number;
  full_lp: number;
  euphoria: number;
  ap: number;
  spent: number;
  aim: number | null;
  shots: number[];
  range: number;
  flame: boolean;
  attacks: number;
  /** In audience points, without objects that nobody has seen. */
  value: number;
  /** What those objects add; null: not ours to know. */
  secret_value: number | null;
  ability: string | null;
  used: boolean;
  berserk: boolean;
  /** What a motivated figure may still do again in this turn: movement, attack or shooting (S-16.8). */
  repeats: string | null;
  /** The rival that may not shoot at this figure in this turn (S-16.37). */
  barred: string | null;
  state: string[];
  objects: string[];
  shown: string[];
  site: number | null;
  carries: string | null;
  carried: boolean;
  fight: number | null;
  killer: string | null;
  lies: boolean;
}

export interface Side {
  seat: number;
  side: Edge | null;
  platform: Point | null;
  total: number;
  /** What objects that nobody has seen are worth. */
  secret_objects: number;
  leader: string | null;
  associate: string | null;
  delivered: number;
}

export interface Target {
  target: number;
  place: Place | null;
  carrier: string | null;
  delivered: boolean;
}

/** Shots that were announced. */
export interface Declared {
  weapon: number;
  figure: string;
  shots: number;
}

export interface Result {
  way: Way;
  rule: string;
  winners: number[];
  points: number[];
  turns: number;
}

/** Points that a side has in the end, and where they come from. */
export interface Scored {
  seat: number;
  source: Source;
  figure: string | null;
  points: number;
}

/** The show as one seat, or a spectator, may know it. */
export interface ShowView {
  title: "show";
  you: number | null;
  players: number;
  mission: Mission;
  map: string;
  /** The elements of the map that were blown up. */
  gone: number[];
  budget: number;
  /** Disputed rules that are read in another way here. */
  house: string[];
  turn: number;
  turns: number;
  phase: "setup" | Phase;
  active: string | null;
  order: string[];
  /** How many figures of the order have had their turn in this phase. */
  acted: number;
  seats: Side[];
  figures: Figure[];
  targets: Target[];
  cat: Place | null;
  declared: Declared[];
  template: Point | null;
  question: string | null;
  /** The figure that the question is about. */
  about: string | null;
  waiting: number[];
  result: Result | null;
  /** Nothing before the end. */
  scored: Scored[];
}

export interface Element {
  name: string;
  kind: "solid" | "barricade" | "ruin" | "crater" | "building";
  top: number;
  roof: number;
  open: boolean;
  footprint: Point[][];
}

/** What stands between two heights on a plan. */
export interface Solid {
  element: number;
  outline: Point[];
  low: number;
  high: number;
}

export interface Block {
  element: number;
  outline: Point[];
  low: number;
  high: number;
  role: Role;
  /** Can one stand on its top? */
  stands: boolean;
  /** Nothing for what stands under a roof. */
  shadow: Point[];
}

export interface Opening {
  element: number;
  outline: Point[];
  low: number;
  high: number;
  kind: "door" | "window";
  /** From end to end of its stretch of wall. */
  axis: Stretch;
}

export interface Surface {
  element: number;
  name: string;
  z: number;
  sheet: number;
  outline: Point[];
}

export interface Link {
  element: number;
  kind: "ladder" | "stairs";
  foot: Place;
  head: Place;
}

export interface Measures {
  base: number;
  marker: number;
  blast: number;
  platform: number;
  deployment: number;
  /** How high a figure is: standing, on the deck, Benkei, the cat. */
  bodies: number[];
  /** Where it looks from, likewise. */
  eyes: number[];
}

export interface Field {
  name: string;
  /** What its author says about it. */
  about?: string;
  width: number;
  depth: number;
  measures: Measures;
  middle: Point[];
  elements: Element[];
  blocks: Block[];
  openings: Opening[];
  surfaces: Surface[];
  links: Link[];
}

/** Something that is wrong with a map, or could be better. */
export interface Complaint {
  /** Which ones, by their place in the data; none: the map as a whole. */
  elements: number[];
  /** `part`, `link`, `opening` or `wall` if it is about one of these. */
  part: string;
  rule: string;
  /** Nobody can play on it; otherwise it is advice. */
  error: boolean;
  at: Point | null;
  says: string;
}

/** What a map gives to each side. */
export interface Compared {
  name: string;
  label: string;
  south: string;
  north: string;
  even: boolean;
  says: string;
}

/** A map that is being built, as the engine sees it. */
export interface Surveyed {
  made: Record<string, unknown>;
  /** The same as a file, for `euphoria map`; empty while it cannot be read. */
  text: string;
  /** The table without the elements that cannot be read; null: there is none. */
  field: Field | null;
  /** For each element of the field its place in the data: twins have that of what they mirror. */
  origins: number[];
  complaints: Complaint[];
  fit: boolean;
  compared: Compared[];
}

export interface Area {
  surface: number;
  name: string;
  z: number;
  /** In AP; null: none. */
  price: number | null;
  figure?: string | null;
  /** With a price: overlapping pieces, reached for it and for every higher one. Without: outlines, of which those inside others are holes. */
  rings: Point[][];
  /** What is not part of this area, whatever its outlines say: overlapping pieces. */
  holes?: Point[][];
}

/** Where nobody may stop on a surface, whatever is lit there: overlapping pieces. */
export interface Hole {
  surface: number;
  rings: Point[][];
}

export interface Line {
  figure: string | null;
  points: Point[];
}

/** Outlines and lines of an endless choice. */
export interface Drawn {
  areas: Area[];
  holes: Hole[];
  lines: Line[];
}
