// Made from the Python types by `make types`: do not edit.

import type * as Messages from './messages';

/** What has changed for a viewer of this game. */
export type Frame = Messages.Frame<View, News, Choice>;

/** A seat's game in four numbers, and the turns to learn from, by their place in the list, the dearest first. */
export interface Account {
  seat: number;
  promised: number;
  lost: number;
  luck: number;
  end: number;
  lessons: number[];
}

/** A seat banks a sequence: so its neighbours turn a card, those in `turns` have one (V6). Points come after. */
export interface Announced {
  code: "announced";
  seat: number;
  move: string;
  cards: string[];
  points: number;
  turns: number[];
}

/** A seat has banked a sequence; its two highest cards are gone (V6). */
export interface Banked {
  code: "banked";
  seat: number;
  move: string;
  cards: string[];
  points: number;
  discards: string[];
  announced: boolean;
  broken: boolean;
}

/** A face that may come when the top card is turned over, how likely it is, and what it would do. */
export interface Behind {
  face: string;
  chance: number;
  discarded: boolean;
  square: boolean;
}

/** A move, and its preview. */
export interface Choice {
  move: string;
  preview: Preview;
}

/** A seat has chosen its last bank; which one is hidden until all have. */
export interface Chosen {
  code: "chosen";
  seat: number;
}

/** Numbers of the rules. */
export interface Constants {
  titles: number[];
  designers_best: number;
  square: number;
  square_row: number;
  cards: number;
  solo_cards: number;
}

/** The last card is drawn: everybody, or the one who plays alone, chooses a last bank (V10). */
export interface DeckEmpty {
  code: "deck-empty";
  alone: boolean;
}

/** A seat has taken the top card, as it lay or turned over. */
export interface Drawn {
  code: "drawn";
  seat: number;
  turned: boolean;
  top: string;
  face: string;
  discarded: boolean;
}

/** Alone: the opponent has turned the top card (V11). */
export interface Opponent {
  code: "opponent";
  top: string;
  face: string;
  effect: "higher" | "joker" | "lower" | "nothing";
}

/** What a table can choose. The defaults are the rules as printed. */
export interface Options {
  forbid_wasted_keep?: boolean;
  first?: number | null;
}

/** The game is over. */
export interface Over {
  code: "over";
  scores: number[];
  winners: number[];
}

/** A seat has banked nothing at the end. */
export interface Passed {
  code: "passed";
  seat: number;
}

/** What a move would bring: a keep, a card turned over, a bank; passing brings nothing. */
export interface Preview {
  face?: string;
  discarded?: boolean;
  square?: boolean;
  joins?: string[];
  behind?: Behind[];
  move?: string;
  cards?: string[];
  points?: number;
  discards?: string[];
  turns?: Turns[];
  breaks?: boolean;
}

/** What a better move would have brought; and what the one that was made cost, where that can be told. */
export interface Reason {
  code: "bank" | "bank-turns" | "flip-better" | "flip-fresh" | "flip-joins" | "flip-square" | "flip-three" | "keep-away" | "keep-joins" | "keep-place" | "keep-row" | "keep-square" | "keep-three" | "pass";
  run?: string[];
  points?: number;
  chance?: number;
  count?: number;
  cost?: "bank-broke" | "bank-gave" | "flip-risk" | "keep-lost" | "late" | null;
  risk?: number;
  gone?: string[];
}

/** A whole game, judged; `measure` says what its numbers count. */
export interface Review {
  game: string;
  seats: number;
  measure: "chance" | "points";
  exact: boolean;
  slip: number;
  worlds: number;
  turns: Turn[];
  accounts: Account[];
}

/** A player as everybody sees them; a card is `B3:1`, or `B3/G4:1` once both faces are known. */
export interface Seen {
  cards: string[];
  score: number;
  runs: number;
  squares: number;
  square: boolean;
  chosen: boolean;
}

/** A layout has become a square (V9). */
export interface Square {
  code: "square";
  seat: number;
  points: number;
}

/** A move of the game, judged. `step` counts the lines of the file from 1. */
export interface Turn {
  step: number;
  seat: number;
  top: string | null;
  move: string;
  best: string;
  promised: number;
  lost: number;
  luck: number;
  choices: Weighed[];
  why?: Reason | null;
}

/** A card before a seat had to be turned over (V7, V8). */
export interface Turned {
  code: "turned";
  seat: number;
  old: string;
  face: string;
  discarded: boolean;
  broken: boolean;
}

/** A neighbour's card that a bank turns; where its reverse is known, also what that would do before them. */
export interface Turns {
  seat: number;
  card: string;
  discarded?: boolean;
  square?: boolean;
}

/** What a viewer may know: all layouts, discards and the top face, and no unseen reverse (V2). */
export interface View {
  game: string;
  seat: number | null;
  options: Options;
  phase: "last" | "over" | "turn";
  turn: number | null;
  deck: number;
  top: string | null;
  players: Seen[];
  discards: string[];
  choice: string | null;
  winners: number[] | null;
}

/** What one could have done, and what it promised: points at the end, and the chance to win in percent. */
export interface Weighed {
  move: string;
  points: number;
  chance: number;
  lost: number;
}

export type News = Drawn | Announced | Turned | Square | Banked | Opponent | DeckEmpty | Chosen | Passed | Over;

/** For pages that need no server. */
export const CONSTANTS: Constants = {"titles":[35,40,45,50,55,60],"designers_best":64,"square":7,"square_row":3,"cards":15,"solo_cards":35};
