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
  marks?: boolean;
}

/** The game is over. */
export interface Over {
  code: "over";
  scores: number[];
  winners: number[] | null;
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

/** A piece was taken out of the building. */
export interface Taken {
  code: "taken";
  seat: number;
  piece: string;
  cubes: string;
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
  front: string | null;
  back: string | null;
  building: Record<string, string>;
  beside: string;
  said: number | null;
  since: number;
  clock: number;
  limit: number;
  scores: number[];
  turned: number[][];
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

export type News = Revealed | Placed | Moved | Taken | Shifted | Recto | Verso | WordBack | Right | Wrong | Climbed | Fell | Kings | Again | Over;
