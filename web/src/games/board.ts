// What a board is: a component that shows a game as somebody sees it, and lets them play if they may. It knows nothing
// else of where it stands, so that a table, a replay, a lesson and a puzzle show the same one.

import type { Ack, GameInfo, GuessView, NewsItem, Refusal, Shown, Solution } from '../generated/messages';
import type { Clock } from '../lib/clock.svelte';

export type Answer = Ack | Refusal;

/** The properties of a board. What is null is not there: whoever only watches has no choices and cannot play. */
export interface Board<View, News, Choice, Constants> {
  /** What the server says of the game: the numbers of its rules, among others. */
  info: GameInfo<Constants>;
  /** All that the viewer may know. */
  view: View;
  /** What has happened since the view before. */
  news: readonly NewsItem<News>[];
  clock: Clock;
  seats: Seats;
  /** The moves that one may make now, by seat. */
  choices: Readonly<Record<string, readonly Choice[]>> | null;
  /** Make a move. It is answered when it was refused, or when what it changes is on the board. */
  play: ((seat: number, move: string) => Promise<Answer>) | null;
  signals: Signals | null;
  say: Talk | null;
}

/** Who sits around the board. */
export interface Seats {
  /** What each is called. */
  names: readonly string[];
  /** The seats of whoever looks. */
  mine: readonly number[];
  /** Who is here and ready; empty where nobody sits, as in a replay. */
  all: readonly Seat[];
  guesses: Guesses;
  /** What a table does for its seats beside moves. */
  table: Services | null;
}

export interface Seat {
  bot: string | null;
  here: boolean;
  ready: boolean;
  /** Whether somebody has it, also while a bot plays for them. */
  taken: boolean;
}

/** What those who look on have guessed of the round, one's own guess, and everybody's points for guesses. */
export interface Guesses {
  all: readonly GuessView[];
  own: GuessView | null;
  points: readonly number[];
}

export interface Services {
  /** Be ready for the next round, or to go on. */
  ready: (seat: number) => Promise<Answer>;
  guess: (seat: number, right: boolean, seconds: number) => Promise<Answer>;
  /** How the round before could have been solved. */
  solution: () => Promise<Solution>;
}

/** Hands, fingers and drags: for the moment only. */
export interface Signals {
  send: (kind: string, facts: Record<string, unknown>) => void;
  /** Be told of those of others; gives a function that ends it. */
  hear: (listener: (shown: Shown) => void) => () => void;
}

/** Phrases, which everybody reads in their own language. */
export interface Talk {
  say: (code: string, facts?: Record<string, unknown>) => void;
  /** What somebody else has said last, at which moment of the wall's clock. */
  readonly heard: { name: string; code: string; facts: Record<string, unknown>; time: number } | null;
}

/** Nobody guesses, for boards at which nobody looks on. */
export const NO_GUESSES: Guesses = { all: [], own: null, points: [] };
