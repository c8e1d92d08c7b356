// Made by tools/typescript.py from src/euphoria/games/leaders/rules/view_types.py. Do not edit.

export const KINDS = ["E", "S", "EL", "SL"] as const;
export type Kind = (typeof KINDS)[number];

export const SLOTS = ["left", "middle", "right"] as const;
export type Slot = (typeof SLOTS)[number];

export const TEAMS = ["euphorian", "subterran", "wastelander"] as const;
export type Team = (typeof TEAMS)[number];

export const WAYS = ["leader-shot", "wastelander-given-leader", "both-leaders", "stopped"] as const;
export type Way = (typeof WAYS)[number];

export interface Recruit {
  slot: Slot;
  exposed: boolean;
  /** null: we do not know it. */
  card: Kind | null;
}

export interface Gun {
  /** null for the moment between taking and aiming. */
  target: number | null;
}

export interface Seat {
  seat: number;
  row: Recruit[];
  wastelander: boolean;
  /** null: not ours to know. */
  team: Team | null;
  /** null: no Ray Gun. */
  gun: Gun | null;
  skips: boolean;
  /** How many Artifacts; `hand` has those we know. */
  artifacts: number;
  hand: string[];
  drawn: string[];
}

/** An Artifact that we saw go under the deck. */
export interface Buried {
  /** How many cards lie above it. */
  below: number;
  artifact: string;
}

export interface Deck {
  size: number;
  known: Buried[];
}

export interface Result {
  way: Way;
  rule: string;
  winners: number[];
  teams: Team[];
  turns: number;
  shot_last: number | null;
}

/** The table as one seat, or a spectator, may know it. */
export interface LeadersView {
  title: "leaders";
  you: number | null;
  players: number;
  turn: number;
  active: number | null;
  seats: Seat[];
  centre: number;
  deck: Deck;
  using: string | null;
  named: number[];
  /** A Reaction that was used and whose effect is still to come: it lies beside the deck (L-16.7b). */
  aside: string | null;
  victim: number | null;
  removed: Kind | null;
  /** What the viewer took part in, as numbers for deduction. */
  history: number[];
  question: string | null;
  /** Is the player at turn, who has shot, about to drop the Ray Gun? */
  dropping: boolean;
  waiting: number[];
  result: Result | null;
}
