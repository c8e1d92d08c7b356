// Made by tools/typescript.py from src/euphoria/server/wire*.py. Do not edit.
// Views, events and results are what the engines make; their shape belongs to each title.

/** Your request is done and durable. */
export interface Ack {
  type: "ack";
  key: string;
  ply: number;
}

/** Answer your question. `ply` is the number of actions you know of, `key` makes sending it twice safe. */
export interface Act {
  type: "act";
  key: string;
  ply: number;
  action: string;
}

/** How far it is; the analysis itself once it is there. */
export interface AnalysisState {
  running: boolean;
  done: number;
  /** 0 as long as nobody has counted. */
  total: number;
  analysis?: AnalysisTold | null;
}

/** A finished game understood afterwards. */
export interface AnalysisTold {
  games: number;
  length: number;
  curve: ChancePoint[];
  moments: KeyMoment[];
  choices: JudgedChoice[];
  accounts: SeatAccount[];
  doubts: KnownPoint[];
  claims: JudgedClaim[];
}

/** Agree to the proposal on the table, or turn it down (your own: withdraw it). */
export interface Answer {
  type: "answer";
  agree: boolean;
}

/** The rules and the cards that answer a question, the best first, by their ids. */
export interface Answers {
  rules: string[];
  cards: string[];
}

/** How others meet you; what is left out stays as it is. Tables where you sit keep what you had. */
export interface Appearance {
  name?: string | null;
  face?: string | null;
}

export interface Argument {
  name: string;
  /** The name of its vocabulary. */
  words: string;
}

/** What lies printed on the table before anybody plays; its shape belongs to each title. */
export interface Board {
  board: Record<string, unknown>;
}

export interface BotInfo {
  id: string;
  label: string;
  help: string;
}

/** The server ends the conversation; come back after `seconds`. */
export interface Bye {
  type: "bye";
  reason: string;
  seconds: number;
}

/** A card of the gallery, in the words of a language. */
export interface CardInfo {
  id: string;
  kind: "recruit" | "action" | "reaction" | "market" | "artifact" | "dilemma" | "character" | "object" | "mission";
  name: string;
  text: string;
  /** The rule that tells most about it. */
  rule: string;
  /** Further facts by their label, in words. */
  facts: Record<string, string>;
  /** The faction it belongs to. */
  group?: string;
  /** The values of a character. */
  numbers?: Record<string, number>;
}

/** How likely each seat was to win, with open cards. */
export interface ChancePoint {
  at: number;
  chances: number[];
}

/** Somebody who plays for the house, the same at every table. */
export interface CharacterInfo {
  /** Also the face. */
  id: string;
  name: string;
  /** The kind of bot. */
  bot: string;
  /** What they are like, in one line. */
  line: string;
}

export interface Chat {
  type: "chat";
  messages: Message[];
}

/** May I, and what would it bring? Nothing is done. With `lang` the answer is told in words too. */
export interface Check {
  action: string;
  lang?: "" | "en" | "es" | "ru";
}

/** Whether an answer would be taken, and if not why. */
export interface Checked {
  allowed: boolean;
  rule?: string;
  reason?: string;
  facts?: Record<string, unknown>;
  /** The reason as a sentence, if a language was given. */
  why?: string;
}

/** A value that an option can have. */
export interface Choice {
  value: number | string | null;
  label: string;
  help?: string;
}

/** Recovery codes: each lets you in once. They are told here and nowhere else. */
export interface Codes {
  codes: string[];
}

export interface Credentials {
  login: string;
  password: string;
}

/** The question you are asked. */
export interface DecisionInfo {
  kind: string;
  rule: string;
  sealed: boolean;
  options: Option[];
  refused: Dimmed[];
  /** Among these the table picks if your time runs out. */
  idle: string[];
  /** The number of actions when you were asked; name it or a later one as `ply` when you answer. */
  posed: number;
}

/** A browser to be told on when it is your turn in a slow game: its push subscription and its language. */
export interface Device {
  endpoint: string;
  p256dh: string;
  auth: string;
  lang?: string;
}

/** The dice of a game: before its end only the commitment, after it everything to check them with. */
export interface Dice {
  commitment: string;
  salt: string;
  key: string | null;
  draws: Draw[];
  /** Did the server make all draws again and find them equal? `euphoria verify` does it for you. */
  proved: boolean;
}

/** An action worth showing although the rules refuse it now, and why. */
export interface Dimmed {
  text: string;
  rule: string;
  reason: string;
  facts: Record<string, unknown>;
}

/** What was asked is done. `ply` is the number of actions now. */
export interface Done {
  ply: number;
}

export interface Draw {
  name: string;
  of: number[];
  got: number[];
  /** A bit mask of the seats that saw it, or -1 for everybody. */
  audience: number;
}

/** A table you made or came to, and the path of its link (with the invitation, if it is private). */
export interface Entered {
  table: TableInfo;
  path: string;
  /** A link that shows the finished game and, of a private table, nothing else; empty before the end. */
  shared: string;
}

/** What was asked is not done, and why. Nothing was changed. */
export interface Error {
  type: "error";
  code: string;
  message: string;
  key?: string;
  facts?: Record<string, unknown>;
}

/** What you were told, numbered for you from 0. `reset`: forget the events you have. */
export interface Events {
  type: "events";
  epoch: number;
  first: number;
  reset: boolean;
  events: Record<string, unknown>[];
}

export interface Gallery {
  title: string;
  cards: CardInfo[];
}

/** A seat that has changed hands in the running game. `name`: who had it, or who has sat down. */
export interface GivenSeat {
  seat: number;
  name: string;
  to: "open" | "bot" | "person";
  at: number;
}

/** A paragraph, a heading or a line of a list. */
export interface GuideBlock {
  kind: "text" | "head" | "item";
  text: string;
}

export interface Health {
  status: string;
  version: string;
  node: string;
}

/** The first message on a socket: who you are and what you already have. */
export interface Hello {
  type: "hello";
  token?: string;
  invitation?: string;
  epoch?: number;
  /** How many events of this epoch you have. */
  events?: number;
  /** The number of the last message you have. */
  chat?: number;
  /** Also tell everything in the words of this language. */
  lang?: "" | "en" | "es" | "ru";
}

/** A choice that a bot thinks well of, knowing what you know. */
export interface HintInfo {
  action: string;
  /** What it does. */
  words: string;
  why: Why[];
}

/** What would you do? In the words of this language. */
export interface HintWanted {
  lang?: "" | "en" | "es" | "ru";
}

/** The best choices, best first, for the question that was put when so many actions were done. */
export interface Hints {
  posed: number;
  hints: HintInfo[];
}

export interface History {
  games: PastGame[];
  statistics: Tally[];
}

/** Where to call when it is your turn in a slow game; an empty address ends it. */
export interface Hook {
  url: string;
}

/** The address that will be called, and what signs the calls to it. It is told here and nowhere else. */
export interface HookSecret {
  url: string;
  /** Empty if nobody is called any more. */
  secret: string;
}

/** A position in words: everything you see, were told and are asked, without pictures. */
export interface InWords {
  ply: number;
  epoch: number;
  posed: number;
  lines: string[];
  first: number;
  events: string[];
  question: string;
  options: OptionInWords[];
  waiting: string;
  result: string;
}

/** Take a seat: this one, or any open one. */
export interface Join {
  seat?: number | null;
  invitation?: string;
  /** A word of yours that goes into the dice, so that nobody else can have chosen them. */
  salt?: string;
}

/** One choice, in words; losses are parts of a game, 0 where nothing was clearly better. */
export interface JudgedChoice {
  /** The moment of the replay right after it. */
  at: number;
  seat: number;
  played: string;
  known_best: string;
  /** By what the seat could know then. */
  known_loss: number;
  open_best: string;
  /** With open cards. */
  open_loss: number;
}

export interface JudgedClaim {
  at: number;
  seat: number;
  words: string;
  verdict: string;
  /** For each seat the moment from which it could know better; -1: never. */
  refuted: number[];
}

/** A moment after which the game stood differently. */
export interface KeyMoment {
  at: number;
  /** Who chose; null: it was luck. */
  seat: number | null;
  words: string;
  change: number[];
}

/** How many bits of the secrets each seat did not know. */
export interface KnownPoint {
  at: number;
  bits: number[];
}

/** Tell everything in words, in this language, from the beginning on; empty: no longer. */
export interface Language {
  type: "lang";
  lang: "" | "en" | "es" | "ru";
}

/** What an answer would bring at a step. */
export interface LessonCheck {
  step: number;
  made: number[];
  action: string;
  lang?: "" | "en" | "es" | "ru";
}

/** The table at the beginning of a step, and what the coach says of it. */
export interface LessonFrame {
  view: Record<string, unknown>;
  decision: DecisionInfo | null;
  /** Its `events` are the sentences of `events`, both since the frame before. */
  words: Words;
  events: Record<string, unknown>[];
  /** The table in words. */
  lines: string[];
  head: string;
  say: string;
  rule: string;
  /** The options that lead on; empty: there is nothing to choose. */
  expect: string[];
  /** What the coach answers to any other option. */
  instead: string;
}

/** A guided game from its beginning to its end, if the learner chooses as `made` says. */
export interface LessonInfo {
  title: string;
  name: string;
  lang: "" | "en" | "es" | "ru";
  you: number;
  names: string[];
  /** At each step with a choice, which of the expected options was taken; where it ends, the first. */
  made: number[];
  frames: LessonFrame[];
}

/** The titles that have a guided game. */
export interface LessonList {
  titles: string[];
}

/** A step of a guided game. */
export interface LessonPlace {
  /** Which frame, counted from 0. */
  step: number;
  /** The choices that led there. */
  made: number[];
}

/** Something a learner wants to work out at a step, as players do at a table. */
export interface LessonQuestion {
  step: number;
  made: number[];
  question: Record<string, unknown>;
}

/** A link that works once, within the time given. */
export interface Link {
  token: string;
  path: string;
  seconds: number;
}

/** The list of open tables, as it is now. */
export interface Lobby {
  type: "lobby";
  tables: TableLine[];
}

/** Dice of one kind: the sum that came (of hits and saves: how many) and what was to be expected. */
export interface LuckInfo {
  kind: "knowledge" | "hits" | "saves";
  rolls: number;
  got: number;
  expected: number;
}

/** What the authenticator made (`navigator.credentials.create`). */
export interface MadeCredential {
  id: string;
  client_data: string;
  attestation: string;
}

export interface Message {
  number: number;
  room: "table" | "gallery";
  seat: number | null;
  to: number | null;
  name: string;
  text: string;
  at: number;
}

export interface Messages {
  messages: Message[];
}

/** Something that was told in a finished game; `at` is the moment to jump to. */
export interface Moment {
  at: number;
  ply: number;
  /** Whose action it belongs to. */
  seat: number | null;
  event: string;
  rule: string;
  words: string;
}

/** Make the person you are an account, so that you can log in from elsewhere. */
export interface NewAccount {
  login: string;
  password: string;
}

/** Keep this passkey, under a name by which you know it again. */
export interface NewPasskey {
  ticket: string;
  name: string;
  credential: MadeCredential;
  login?: string | null;
}

export interface NewPassword {
  new: string;
  /** May be left out soon after you came in or proved who you are (`POST /api/me/proof`). */
  old?: string | null;
}

/** Sit down as a guest: a name is all it takes. */
export interface NewPerson {
  name: string;
}

/** A table to be. Without `seats` all are open. You take the first open one unless `sit` is false. */
export interface NewTable {
  title: string;
  players: number;
  options?: Record<string, null | boolean | number | string | (string | number)[]>;
  seats?: SeatPlan[];
  public?: boolean;
  spectators?: boolean;
  pace?: "untimed" | "live" | "slow";
  /** For each decision; 0: what suits the pace. */
  seconds?: number;
  /** May all players ask a bot for advice? Null: yes where one person plays with bots alone. */
  hints?: boolean | null;
  sit?: boolean;
}

/** What you write for yourself; nobody else reads it. */
export interface Notes {
  text: string;
}

/** What is proposed, by which seat (-1: the host, without one), and who agrees. */
export interface OfferInfo {
  kind: "takeback" | "abandon" | "seat";
  seat: number;
  ply: number;
  agreed: number[];
  /** Of a seat that is to be given away: which one (else -1), to whom, and who decides. */
  of: number;
  to: "" | "open" | "bot";
  asked: number[];
}

export interface Option {
  text: string;
  verb: string;
  arguments: Record<string, number>;
}

export interface OptionInWords {
  text: string;
  words: string;
}

/** An option of a title, explained. In `choice` one of the choices is taken, in `list` any of them. */
export interface OptionInfo {
  id: string;
  label: string;
  help: string;
  kind: "bool" | "choice" | "number" | "text" | "list";
  choices: Choice[];
  default: unknown;
  /** The bounds of a number; null: none. */
  least?: number | null;
  most?: number | null;
}

/** Other options for a table that has not begun. */
export interface Options {
  options: Record<string, null | boolean | number | string | (string | number)[]>;
}

export interface Outcome {
  result: Record<string, unknown>;
  names: string[];
  claims: Said[];
}

/** A passkey of yours. Times are milliseconds since 1970. */
export interface Passkey {
  id: string;
  name: string;
  created: number;
  /** When somebody last came in with it; 0: never. */
  used: number;
}

/** What an authenticator makes a passkey from. The ticket is handed in with it, once, within the time. */
export interface PasskeyOptions {
  ticket: string;
  challenge: string;
  /** The id of the relying party: the name of this house. */
  house: string;
  /** The id of the user: its letters as bytes. */
  user: string;
  login: string;
  name: string;
  /** Passkeys you have already: an authenticator makes no second one. */
  known: string[];
  seconds: number;
}

/** What a passkey signs to let somebody in. The ticket is handed in with it, once, within the time. */
export interface PasskeyQuestion {
  ticket: string;
  challenge: string;
  house: string;
  seconds: number;
}

/** Come in with a passkey. With a login, only as that one. */
export interface PasskeyShown {
  ticket: string;
  credential: ShownCredential;
  login?: string | null;
}

export interface PastGame {
  table: string;
  title: string;
  phase: "open" | "playing" | "paused" | "over" | "abandoned" | "frozen";
  seat: number;
  players: number;
  /** Who else sits there. */
  names: string[];
  won: boolean | null;
  changed: number;
  your_turn?: boolean;
}

export interface Person {
  id: string;
  name: string;
  login: string | null;
  hook?: string;
  /** The drawing you chose; empty: your initials. */
  face?: string;
}

export interface Ping {
  type: "ping";
  n?: number;
}

export interface Pong {
  type: "pong";
  n: number;
  now: number;
}

/** The whole position as you may know it. */
export interface Position {
  type: "position";
  ply: number;
  epoch: number;
  view: Record<string, unknown>;
  decision: DecisionInfo | null;
  waiting: Waiting[];
  undo: boolean;
  standing: string[];
}

export interface Posted {
  /** Of the message; -1: it was a claim, which is an event of the game. */
  number: number;
}

/** What an answer would bring: up to luck, to another's choice, or before something comes to light. */
export interface Previewed {
  /** What comes after it; `open`: something would be revealed, so nothing is told; `no`: it is refused. */
  then: "choice" | "others" | "luck" | "open" | "no";
  events: Record<string, unknown>[];
  /** The events as sentences, if a language was given. */
  words: string[];
  /** What you would see then; null at luck and where something would be revealed. */
  view: Record<string, unknown> | null;
}

/** Why a request was not met. */
export interface Problem {
  code: string;
  message: string;
  facts?: Record<string, unknown>;
}

/** You are still you: your password, or one of your passkeys. */
export interface Proof {
  password?: string | null;
  passkey?: PasskeyShown | null;
}

/** Propose to go back to when `ply` actions were done, or to end the game unfinished. */
export interface Propose {
  type: "propose";
  kind: "takeback" | "abandon";
  ply?: number;
}

/** The key by which push services know this house (`applicationServerKey`). */
export interface PushKey {
  key: string;
}

/** A choice. Whoever gives up asks for the solution with it. */
export interface PuzzleAnswer {
  action: string;
  lang?: "en" | "es" | "ru";
  solution?: boolean;
}

/** One of the choices, and how likely it is to win, by games that were imagined, or to reach the goal. */
export interface PuzzleChoice {
  action: string;
  words: string;
  chance: number;
}

/** A position of which `you` is asked one question with one clearly best answer. It is not told which. */
export interface PuzzleInfo {
  id: string;
  title: string;
  name: string;
  /** From 1. */
  number: number;
  count: number;
  /** The next puzzle of the title; after the last one the first. */
  following: string;
  lang: "en" | "es" | "ru";
  you: number;
  names: string[];
  view: Record<string, unknown>;
  decision: DecisionInfo;
  words: Words;
  /** Whose turn it is, and what has led to the question. */
  moment: string[];
  /** The table in words. */
  lines: string[];
  /** What is asked for, where that is less than to win and the chances are counted exactly; else empty. */
  goal: string;
}

/** The titles that have puzzles, and the one of today, the same for everybody; empty: there are none. */
export interface PuzzleList {
  titles: PuzzleShelf[];
  today: string;
}

/** Something to be worked out in the position, as players do at a table. */
export interface PuzzleQuestion {
  question: Record<string, unknown>;
}

/** The puzzles of a title: `leaders-1` to `leaders-30`. */
export interface PuzzleShelf {
  title: string;
  name: string;
  count: number;
}

/** The best choice, why, what it brings, and how the others compare. */
export interface PuzzleSolution {
  action: string;
  words: string;
  /** Empty where the odds alone speak for it. */
  why: Why[];
  brings: Previewed;
  /** So many games were imagined for each of the best choices; 0: the chances are counted exactly. */
  games: number;
  /** The best first. */
  choices: PuzzleChoice[];
}

/** Was it the best choice? The solution comes with the right answer, or when it is asked for. */
export interface PuzzleVerdict {
  right: boolean;
  /** How likely the choice was to win; null: nobody has tried it. */
  chance: number | null;
  /** How likely the best one is to. */
  best: number;
  solution: PuzzleSolution | null;
}

/** Something a player wants to work out before choosing; what can be asked belongs to each title. */
export interface Question {
  question: Record<string, unknown>;
  /** The number of actions in the position it is about; nothing is answered about another one. */
  ply?: number | null;
}

/** Welcome back; choose another password or make a passkey now, no proof is asked for a while. */
export interface Recovered {
  person: Person;
  token: string;
  /** Codes that are left; the one you used is spent. */
  left: number;
}

/** Come in by one of your recovery codes. */
export interface Recovery {
  login: string;
  code: string;
}

/** Become, on this device, the person who made the link. */
export interface Redeem {
  token: string;
}

/** What is refused now, and why. */
export interface RefusedInWords {
  words: string;
  why: string;
}

/** Where an endless choice may lead, as something to draw; null where the options are all there is. */
export interface Region {
  region: Record<string, unknown> | null;
}

/** One moment of a finished game, seen by a seat, by a spectator, or with everything open. */
export interface ReplayFrame {
  at: number;
  length: number;
  ply: number;
  entry: Record<string, unknown> | null;
  /** The position as these eyes saw it; open ones see every card. */
  view: Record<string, unknown>;
  /** What these eyes were told; open ones everything, in the order in which it happened. */
  events: Record<string, unknown>[];
  /** The last action in words, if `lang` was given, for whoever took it and for open eyes. */
  done: string;
  /** For each event its sentence, if `lang` was given. */
  words: string[];
  /** The table in words, if `lang` was given. */
  lines: string[];
}

/** The game in one minute, in five, and all its rules in their order, in the words of a language. */
export interface RuleBook {
  title: string;
  name: string;
  minute: GuideBlock[];
  five: GuideBlock[];
  signs: GuideBlock[];
  sections: RuleSection[];
}

export interface RuleInfo {
  id: string;
  text: string;
  lang: "en" | "es" | "ru";
  rulings: RulingInfo[];
}

export interface RuleSection {
  name: string;
  rules: RuleInfo[];
}

/** A decision of this project where the rulebook is silent; not every one has an id. */
export interface RulingInfo {
  id: string;
  text: string;
  /** The language of the text: English where it has not been put into the one that was asked for. */
  lang: "en" | "es" | "ru";
}

/** A claim and what it was worth. */
export interface Said {
  seat: number;
  to: number | null;
  ply: number;
  text: string;
  verdict: string;
}

/** Say something at the table; `claim …` is a claim; `to` makes it a whisper if the table allows it. */
export interface Say {
  type: "say";
  key: string;
  text: string;
  to?: number | null;
}

/** Where the chances of a seat went: start + luck + skill + others + rest = end. */
export interface SeatAccount {
  seat: number;
  start: number;
  end: number;
  luck: number;
  skill: number;
  others: number;
  rest: number;
  /** What its own choices lost by what it could know. */
  known: number;
  choices: number;
}

/** What the host makes of a seat. */
export interface SeatChange {
  kind: "open" | "bot" | "closed";
  bot?: string;
}

export interface SeatInfo {
  seat: number;
  kind: "open" | "person" | "bot" | "closed";
  name: string;
  /** The drawing of whoever sits here; empty: initials. */
  face: string;
  /** The kind of bot that sits here, or stands in for somebody who is away. */
  bot: string;
  /** Who that bot is, in a word of its title (`hunter`); empty: nobody in particular. */
  manner: string;
  standin: boolean;
  online: boolean;
  muted: boolean;
  host: boolean;
}

/** What a seat is before anybody sits down. */
export interface SeatPlan {
  kind?: "open" | "bot" | "closed";
  bot?: string;
}

export interface SeatStatistics {
  seat: number;
  /** Null where turns do not belong to seats. */
  turns: number | null;
  actions: number;
  /** How often each kind of action was taken; what was taken back counts as done. */
  verbs: Record<string, number>;
  taken_back: number;
  /** Null for bots. */
  thinking: Thinking | null;
  luck: LuckInfo[];
}

/** A token for a program that plays this seat. */
export interface SeatToken {
  token: string;
  table: string;
  seat: number;
}

/** What the authenticator signed (`navigator.credentials.get`). */
export interface ShownCredential {
  id: string;
  client_data: string;
  authenticator_data: string;
  signature: string;
  user?: string | null;
}

/** Answer questions of this kind by their harmless default from now on, or no longer. */
export interface Standing {
  type: "standing";
  kind: string;
  on: boolean;
}

/** A finished game in numbers. */
export interface Statistics {
  /** From the first entry of the log to the last. */
  seconds: number;
  actions: number;
  result: Record<string, unknown>;
  seats: SeatStatistics[];
}

/** Change places: with whoever sits there if both are yours to move, or with an open seat. */
export interface Swap {
  seat: number;
  other: number;
}

export interface Switch {
  on: boolean;
}

/** A table as everybody at it may know it. */
export interface TableInfo {
  id: string;
  title: string;
  players: number;
  options: Record<string, unknown>;
  phase: "open" | "playing" | "paused" | "over" | "abandoned" | "frozen";
  public: boolean;
  spectators: boolean;
  pace: "untimed" | "live" | "slow";
  seconds: number;
  /** May players ask what a bot would do? */
  hints: boolean;
  commitment: string;
  seats: SeatInfo[];
  /** Your seat; null: you look on. */
  you: number | null;
  /** Are you the host? */
  host: boolean;
  offer: OfferInfo | null;
  next: string;
  before: string;
  result: Record<string, unknown> | null;
  /** Numbers of chat messages that the host has taken away. */
  hidden: number[];
  /** The last seats that have changed hands in this game. */
  given: GivenSeat[];
  created: number;
}

/** A table in the list. */
export interface TableLine {
  id: string;
  title: string;
  phase: "open" | "playing" | "paused" | "over" | "abandoned" | "frozen";
  pace: "untimed" | "live" | "slow";
  players: number;
  /** How many seats are free. */
  open: number;
  names: string[];
  spectators: boolean;
  changed: number;
}

export interface TableList {
  tables: TableLine[];
}

/** The table as it is now; replaces what you knew of it. */
export interface TableNews {
  type: "table";
  table: TableInfo;
}

/** How often somebody played a title, and how it went. */
export interface Tally {
  title: string;
  players: number;
  games: number;
  won: number;
  points: number;
}

/** From question to answer, in milliseconds; pauses count, too. */
export interface Thinking {
  total: number;
  median: number;
  longest: number;
}

/** A whole finished game as these eyes were told it. */
export interface Timeline {
  /** How many entries the log has, which is the number of the last moment. */
  length: number;
  /** For each number of actions the moment right before the next one. The first is the first moment there is: what is dealt before anybody acts lies on the table. */
  ends: number[];
  moments: Moment[];
}

/** The notation of a title's actions and claims. */
export interface TitleGrammar {
  verbs: VerbInfo[];
  claims: VerbInfo[];
  words: Record<string, string[]>;
}

export interface TitleInfo {
  id: string;
  least: number;
  most: number;
  revision: number;
  /** The options with what they are if nothing is chosen, for the smallest number of players. */
  options: Record<string, unknown>;
  bots: string[];
  claims: boolean;
  name: string;
  about: string;
  /** The options once more, in words. */
  settings: OptionInfo[];
  /** The bots once more, in words, from weak to strong. */
  opponents: BotInfo[];
  /** Who plays them. */
  company: CharacterInfo[];
}

export interface Titles {
  titles: TitleInfo[];
}

/** Events by HTTP, for programs that ask instead of listening. */
export interface Transcript {
  epoch: number;
  ply: number;
  first: number;
  events: Record<string, unknown>[];
}

/** A browser that is to be told no more. */
export interface Undevice {
  endpoint: string;
}

/** Take your last choice back, if nobody has learnt or done anything since. */
export interface Undo {
  type: "undo";
  key: string;
  ply: number;
}

export interface VerbInfo {
  name: string;
  arguments: Argument[];
}

/** Who must do what, and until when (milliseconds since 1970; null: no clock). */
export interface Waiting {
  seat: number;
  question: string | null;
  deadline: number | null;
}

/** You want a passkey. A guest becomes an account by it and says which login it is to have. */
export interface WantedPasskey {
  login?: string | null;
}

/** How you come in, and whether this device has proved lately that you are it. */
export interface Ways {
  password: boolean;
  passkeys: Passkey[];
  /** Recovery codes that are left. */
  codes: number;
  /** Other devices that are signed in as you. */
  others: number;
  /** Lately enough to change your ways of coming in; if not, `POST /api/me/proof` first. */
  proved: boolean;
}

/** Who you are, and the token of this device. It is shown once; browsers get it as a cookie too. */
export interface Welcomed {
  person: Person;
  token: string;
}

/** A reason for a choice, or what speaks against it, and the rule behind it, if there is one. */
export interface Why {
  words: string;
  rule: string;
}

/** The position and the events in words, if you asked for a language. It follows the position it tells. `events` are the sentences of the events numbered from `first` on; `reset`: forget the sentences you have. */
export interface Words {
  type: "words";
  lang: "" | "en" | "es" | "ru";
  ply: number;
  epoch: number;
  first: number;
  reset: boolean;
  events: string[];
  question: string;
  /** For each of `decision.options` what it does. */
  options: string[];
  /** The same for each of `decision.refused`. */
  refused: RefusedInWords[];
  waiting: string;
  result: string;
}

export interface WorkedOut {
  /** Nothing, if the position asked about is no longer there. */
  answer: Record<string, unknown> | null;
}

export type FromClient = Hello | Act | Undo | Say | Standing | Propose | Answer | Ping | Language;

export type ToClient = TableNews | Position | Events | Words | Chat | Ack | Error | Pong | Lobby | Bye;
