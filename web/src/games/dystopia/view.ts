// Made by tools/typescript.py from src/euphoria/games/dystopia/rules/view_types.py. Do not edit.

export const CARDS = ["bat", "balloons", "bifocals", "book", "box", "bear"] as const;
export type Card = (typeof CARDS)[number];

export const FACTIONS = ["euphorian", "subterran", "wastelander", "icarite"] as const;
export type Faction = (typeof FACTIONS)[number];

export const GOODS = ["energy", "water", "food", "bliss", "gold", "stone", "clay"] as const;
export type Good = (typeof GOODS)[number];

export const KINDS = ["area", "tunnel", "end", "tank", "cards", "loft", "bar", "market", "site"] as const;
export type Kind = (typeof KINDS)[number];

export const HOLDS = ["many", "bump", "once"] as const;
export type Holds = (typeof HOLDS)[number];

export interface Worker {
  number: number;
  /** null: not rolled, or not in play. */
  value: number | null;
  /** A space, `home`, or `supply`. */
  where: string;
}

export interface Seat {
  seat: number;
  goods: Record<Good, number>;
  cards: number;
  /** null: not ours to know. */
  hand: Record<Card, number> | null;
  morale: number;
  knowledge: number;
  workers: Worker[];
  stars_left: number;
  stars_placed: number;
  territories: Record<Faction, number>;
  tile_stars: string[];
  recruits: string[];
  starred: string[];
  hidden_count: number;
  hidden: string[] | null;
  dealt: string[] | null;
  tiles: string[] | null;
  dilemma: string | null;
  resolved: boolean;
  served: boolean;
  penalties: string[];
}

export interface Site {
  site: string;
  tile: string | null;
  stars: number[];
}

/** A trade under discussion; what the active player gives and gets is for the two who discuss it. */
export interface Offer {
  partner: number;
  give?: number;
  get?: number;
}

export interface Result {
  way: "ten-stars" | "stopped";
  rule: string;
  winners: number[];
  stars: number[];
  leading: number[];
  /** What decided among several with ten stars: morale, knowledge, tiles, territories, roll; or nothing. */
  decided: string;
  turns: number;
}

/** The city as one seat, or a spectator, may know it. */
export interface CityView {
  title: "dystopia";
  you: number | null;
  players: number;
  turn: number;
  active: number | null;
  seats: Seat[];
  allegiance: Record<Faction, number>;
  miners: Record<"euphorian" | "subterran" | "wastelander", number>;
  free_territory: Record<Faction, number>;
  sites: Site[];
  deck: number;
  discards: Record<Card, number>;
  placing: string | null;
  question: string | null;
  waiting: number[];
  /** Does the player at turn want to trade before the turn ends (D-13.1c)? */
  stays: boolean;
  offer: Offer | null;
  /** What is there to be taken, where that is the question. */
  may_take: "card" | "bliss" | null;
  result: Result | null;
}

export interface Band {
  from: number;
  to: number | null;
  gains: string[];
}

/** One space as it is printed. */
export interface Printed {
  space: string;
  kind: Kind;
  region: Faction | null;
  holds: Holds;
  /** Each is one way to pay. */
  costs: string[][];
  /** Where there are two, the player chooses. */
  gains: string[][];
  bands: Band[];
}

export interface SiteFacts {
  site: string;
  region: Faction;
}

/** Where on their track miners give their gift, and where the track ends. */
export interface MinerSteps {
  activates: number;
  end: number;
}

/** All that lies open before a game begins. */
export interface Facts {
  spaces: Printed[];
  sites: SiteFacts[];
  /** The cost of each market tile. */
  tiles: Record<string, string[]>;
  recruits: Record<string, Faction>;
  /** The card that resolves each. */
  dilemmas: Record<string, Card>;
  commodities: Record<Faction, Good>;
  levels: number[];
  miner: MinerSteps;
  /** Occupied spaces that complete a construction. */
  needed: number;
  /** Spaces for stars in a territory. */
  territory: number;
  /** A knowledge check of so much or more loses a worker. */
  overload: number;
  /** The last step of morale and knowledge. */
  track: number;
  stars: number;
  /** May players of this table trade? */
  trading: boolean;
  /** Do recruits work as in the first printing? */
  classic: boolean;
}
