// What a game's folder brings to the house: a door, which is always there, and a page, which is loaded with its first table.

import type { Component } from 'svelte';

import type { GameInfo } from '../generated/messages';
import type { Sentence } from '../lib/sentence';
import type { Facts } from '../lib/words.svelte';
import type { Board, Seats } from './board';

/** What a table of the game shows. Shared code knows no game's types: for it they are `never`, and are handed on. */
export interface GamePage<View = never, News = never, Choice = never, Constants = never> {
  Board: Component<Board<View, News, Choice, Constants>>;
  /** The result, shown above the last state. */
  End: Component<Result<View, Constants>>;
  /** What a game in a replay file teaches, where there is a review; `turn` goes to a step. */
  Review?: Component<{ text: string; names: readonly string[]; step: number; eager: boolean; turn: (step: number) => void }>;
  sentence: Sentence<News>;
  /** The facts of a hint as sentences need them, where they are not words and numbers already. */
  hint?: (facts: Record<string, unknown>) => Facts;
  /** What a hint is about: when that changes, the hint has had its time. */
  matter?: (view: View) => string | null;
  /** The facts of a phrase as its reader sees them. */
  phrase?: (facts: Record<string, unknown>, view: View | null) => Facts;
}

/** A game that is over, and what one may want then. */
export interface Result<View, Constants> {
  info: GameInfo<Constants>;
  view: View;
  seats: Seats;
  next: Next;
}

/** Where a finished game is to be found, and how to play another one. */
export interface Next {
  game: string;
  code: string;
  number: number;
  rematch: (() => unknown) | null;
}

/** What the house knows of a game before its page is loaded. */
export interface Door {
  page: () => Promise<GamePage>;
  /** Its picture at the front door. */
  Cover: Component;
  /** What a table of it can choose, for the dialog that opens one. */
  options: () => Promise<{ default: Component<{ options: Record<string, unknown>; seats: number }> }>;
  /** Its parts side by side, for developers. */
  samples?: () => Promise<{ default: Component }>;
  /** For how many friends a table may be. */
  seats: number[];
  /** How many seats "Play now" has: the person's, and bots. */
  now: number;
  timed: boolean;
  solo: boolean;
  /** Whether a game of it can be reviewed. */
  review?: boolean;
  /** The options of a table at which one practises alone, if there is such a way. */
  practice?: Record<string, unknown>;
  /** What a person can set among a table's tools: the values, and for each the name of the message beside it. */
  settings?: { values: Record<string, boolean>; labels: Record<string, string> };
}
