// Made from the Python types by `make types`: do not edit.

import type * as Messages from './messages';

/** What has changed for a viewer of this game. */
export type Frame = Messages.Frame<View, News, Choice>;

/** The round is played again with a new card. */
export interface Again {
  code: "again";
  active: number;
  partner: number;
}

/** A move or a kind of move, and its preview. */
export interface Choice {
  move: string;
  preview: Preview;
}

/** Up to this level of the ladder (R9). */
export interface Climbed {
  code: "climbed";
  level: number;
}

/** Numbers of the rules. */
export interface Constants {
  ladder: number[];
  score_table: [number, number][];
  gentle_table: [number, number][];
  size: number;
}

/** A reason as viewers get it; clients translate by code. */
export interface FaultSeen {
  code: string;
  facts: Record<string, unknown>;
  sentence: string;
}

/** Down to this level. */
export interface Fell {
  code: "fell";
  level: number;
}

/** The whole ladder is climbed, with so many attempts. */
export interface Kings {
  code: "kings";
  attempts: number;
  pace: number;
}

/** A piece of the building was put elsewhere or turned; `cubes` is where it stands now. */
export interface Moved {
  code: "moved";
  seat: number;
  piece: string;
  cubes: string;
}

/** What a table can choose. The defaults are the rules as printed. */
export interface Options {
  mode?: "hard" | "simple";
  first?: number | null;
  cards?: "box" | "expert" | "fresh";
  score_table?: [number, number][];
  pace?: number;
  marks?: boolean | null;
  practice?: boolean;
}

/** The game is over. */
export interface Over {
  code: "over";
  scores: number[];
  winners: number[] | null;
}

/** What a pairing can choose. */
export interface PairOptions {
  mode?: "hard" | "simple";
  cards?: "any" | "difficult" | "easy" | "middle" | "unique";
  way?: "free" | "ladder";
  pace?: number;
}

/** What a phone may see. Seats are phones' numbers, both of them 0 where one phone is alone. */
export interface PairView {
  mode: "hard" | "simple";
  facades: Record<string, string>;
  solution: Record<string, string> | null;
  limit: number | null;
  level: number | null;
  levels: number;
  number: number;
  rounds: number | null;
  active: number;
  partner: number;
  scores: number[];
  last: Round | null;
  winners: number[] | null;
  done: string[];
  instead: "difficult" | "easy" | "middle" | null;
}

/** A piece was put down; `cubes` is where it stands. */
export interface Placed {
  code: "placed";
  seat: number;
  piece: string;
  cubes: string;
}

/** With what a kind of move can be made; a whole move needs none. */
export interface Preview {
  pieces?: Record<string, string[]>;
  stacks?: Record<string, string>;
}

/** The first word (R5). */
export interface Recto {
  code: "recto";
  seat: number;
}

/** A card was revealed: a round has begun (R3). */
export interface Revealed {
  code: "revealed";
  round: number;
  active: number;
  partner: number;
  level: number | null;
}

/** The building was right (R6); `time` is in milliseconds. */
export interface Right {
  code: "right";
  active: number;
  partner: number;
  time: number;
  points: number;
  level: number | null;
  pace: number;
}

/** A round that is over, as everybody may remember it. */
export interface Round {
  number: number;
  active: number;
  partner: number;
  right: boolean;
  time: number;
  points: number;
  level: number | null;
}

/** The whole building was pushed one square along. */
export interface Shifted {
  code: "shifted";
  seat: number;
  by: string;
}

/** A piece was put elsewhere with all that stands on it; `cubes` is where it stands now, `along` what came along. */
export interface Stacked {
  code: "stacked";
  seat: number;
  piece: string;
  cubes: string;
  along: string;
}

/** A piece was taken out of the building. */
export interface Taken {
  code: "taken";
  seat: number;
  piece: string;
  cubes: string;
}

/** Who has changed the building last, and when on the game's clock. */
export interface Touch {
  seat: number;
  at: number;
  piece: string | null;
}

/** The last round as everybody sees it: now its card is no secret any more. */
export interface VerdictSeen {
  round: Round;
  card: string;
  building: Record<string, string>;
  faults: FaultSeen[];
  fault_count: number;
}

/** The second word (R5). */
export interface Verso {
  code: "verso";
  seat: number;
}

/** What a viewer may know. Of the card a partner gets the own facade only, a visitor nothing (R3). */
export interface View {
  game: string;
  seat: number | null;
  options: Options;
  phase: "between" | "building" | "over";
  role: "back" | "front" | "guest" | "visitor";
  active: number | null;
  partner: number | null;
  round: number;
  rounds: number | null;
  level: number | null;
  broken: boolean;
  marks: boolean;
  front: string | null;
  back: string | null;
  building: Record<string, string>;
  by: Record<string, number>;
  touched: Touch | null;
  beside: string;
  said: number | null;
  since: number;
  clock: number;
  limit: number;
  scores: number[];
  turned: number[][];
  left: number[][];
  played: Round[];
  verdict: VerdictSeen | null;
  winners: number[] | null;
}

/** A change has taken back the first word of this seat (R5). */
export interface WordBack {
  code: "word-back";
  seat: number;
}

/** It was wrong: the first reason, and how many there are. */
export interface Wrong {
  code: "wrong";
  active: number;
  partner: number;
  time: number;
  reason: string;
  faults: number;
}

export type News = Revealed | Placed | Moved | Stacked | Taken | Shifted | Recto | Verso | WordBack | Right | Wrong | Climbed | Fell | Kings | Again | Over;

/** For pages that need no server. */
export const CONSTANTS: Constants = {"ladder":[90,75,60,45,30,20,15],"score_table":[[15,10],[20,9],[25,8],[30,7],[40,6],[50,5],[60,4],[75,3],[90,2],[120,1]],"gentle_table":[[30,10],[45,9],[60,8],[75,7],[90,6],[105,5],[120,4],[150,3],[180,2],[240,1]],"size":4};
