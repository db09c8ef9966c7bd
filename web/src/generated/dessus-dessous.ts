// Made from the Python types by `make types`: do not edit.

/** A grab as the check found it: the token taken, whether the pile was right, the points it brought. */
export interface Judged {
  seat: number;
  token: number;
  right: boolean;
  points: number;
}

/** What a viewer may know of a match. Times are milliseconds of the game's own clock. */
export interface MatchView {
  game: string;
  seat: number | null;
  options: Record<string, unknown>;
  layers: string[];
  phase: "between" | "building" | "over";
  now: number;
  round: number;
  number: number;
  mission: string | null;
  tokens: number[];
  began: number;
  ends: number | null;
  countdown: boolean;
  players: Seen[];
  last: Result | null;
  winners: number[] | null;
}

/** What a table can choose. The defaults are the rules as printed, with the shipped box. */
export interface Options {
  hide_piles?: boolean;
  round_limit?: number;
  cards?: "box" | "fresh";
  layers?: string[];
  practice?: boolean;
}

/** The last round's check as texts. */
export interface Result {
  round: number;
  mission: string;
  grabs: Judged[];
  card: number | null;
  piles: string[][];
}

/** A player as a viewer sees them; `pile` is None while it is hidden. */
export interface Seen {
  pile: string[] | null;
  token: number | null;
  gave_up: boolean;
  points: number;
  cards: number[];
}

/** What a viewer may know of a game alone. Times are milliseconds of the game's own clock. */
export interface SoloView {
  game: string;
  seat: number | null;
  options: Record<string, unknown>;
  layers: string[];
  phase: "building" | "choosing" | "over";
  now: number;
  ends: number | null;
  mission: string | null;
  pile: string[];
  drawn: [number, number, number];
  solved: number[];
  checks: number;
  right: boolean | null;
  score: number;
  band: number | null;
  winners: number[] | null;
}

export type View = MatchView | SoloView;
