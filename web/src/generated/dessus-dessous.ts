// Made from the Python types by `make types`: do not edit.

import type * as Messages from './messages';

/** What has changed for a viewer of this game. */
export type Frame = Messages.Frame<View, News, Choice>;

/** The first who was right has the mission card. */
export interface CardWon {
  code: "card-won";
  seat: number;
  number: number;
}

/** Alone: the pile, of so many layers, is not what the mission asks for; the picture may be, with another number. */
export interface CheckWrong {
  code: "check-wrong";
  number: number;
  layers: number;
  alike: boolean;
}

/** A move or a kind of move, and its preview. */
export interface Choice {
  move: string;
  preview: Preview;
}

/** Numbers of the rules; times are in milliseconds. */
export interface Constants {
  numbers: number[];
  rounds: number[];
  tokens: Record<string, number[]>;
  countdowns: number[];
  solo_time: number;
  bands: number[];
}

/** The last player has so many seconds (D4). */
export interface Countdown {
  code: "countdown";
  seat: number;
  seconds: number;
}

/** A seat is gone for too long: the round goes on without it (D10). */
export interface DroppedOut {
  code: "dropped-out";
  seat: number;
}

/** A seat has stopped trying this round (D10). */
export interface GaveUp {
  code: "gave-up";
  seat: number;
}

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
  options: Options;
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

/** Alone: a mission was drawn (D8). */
export interface MissionDrawn {
  code: "mission-drawn";
  number: number;
}

/** A mission with so many layers was turned up: a round has begun (D2). */
export interface MissionRevealed {
  code: "mission-revealed";
  round: number;
  number: number;
}

/** Alone: it is; the points so far. */
export interface MissionSolved {
  code: "mission-solved";
  number: number;
  score: number;
}

/** What a table can choose. The defaults are the rules as printed, with the shipped box. */
export interface Options {
  hide_piles?: boolean;
  round_limit?: number;
  countdown?: number;
  cards?: "box" | "fresh";
  layers?: string[];
  practice?: boolean;
}

/** The match is over. */
export interface Over {
  code: "over";
  scores: number[];
  winners: number[] | null;
}

/** What a pairing can choose. */
export interface PairOptions {
  missions?: "3" | "4" | "5" | "match";
  layers?: string[];
}

/** What a phone may see: the same for all. */
export interface PairView {
  mission: string | null;
  solution: string[] | null;
  layers: string[];
  number: number;
  round: number;
  rounds: number | null;
  done: string[];
}

/** A grab's pile was right (D5). */
export interface PileRight {
  code: "pile-right";
  seat: number;
  token: number;
  points: number;
}

/** A grab's pile was wrong (D6). */
export interface PileWrong {
  code: "pile-wrong";
  seat: number;
  token: number;
  points: number;
}

/** What a move takes or can be made of. */
export interface Preview {
  layers?: number[];
  sides?: string[];
  degrees?: number[];
  token?: number;
  number?: number;
}

/** The last round's check as texts. */
export interface Result {
  round: number;
  mission: string;
  grabs: Judged[];
  card: number | null;
  piles: string[][];
  gave_up: number[];
  away: number[];
}

/** Nobody has grabbed in this round (D10). */
export interface RoundVoid {
  code: "round-void";
  round: number;
}

/** A player as a viewer sees them; `pile` is None while it is hidden. */
export interface Seen {
  pile: string[] | null;
  token: number | null;
  gave_up: boolean;
  away: boolean;
  points: number;
  cards: number[];
}

/** Alone: the time is over. */
export interface SoloOver {
  code: "solo-over";
  scores: number[];
  winners: number[];
  band: number;
}

/** What a viewer may know of a game alone. Times are milliseconds of the game's own clock. */
export interface SoloView {
  game: string;
  seat: number | null;
  options: Options;
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

/** A seat has grabbed a token (D3). */
export interface TokenTaken {
  code: "token-taken";
  seat: number;
  token: number;
}

export type View = MatchView | SoloView;

export type News = MissionRevealed | TokenTaken | Countdown | GaveUp | DroppedOut | PileRight | PileWrong | CardWon | RoundVoid | Over | MissionDrawn | CheckWrong | MissionSolved | SoloOver;

/** For pages that need no server. */
export const CONSTANTS: Constants = {"numbers":[3,4,5],"rounds":[3,4,5,3,4,5],"tokens":{"2":[2,1],"3":[3,2,1],"4":[4,3,2,1]},"countdowns":[10000,20000,30000],"solo_time":180000,"bands":[12,18,26,36,49,63]};
