// What a board is: a component that shows a game as somebody sees it, and lets them play if they may. It knows nothing
// else of where it stands, so that a table, a replay, a lesson and a puzzle show the same one.

import type { Snippet } from 'svelte';

import type { Ack, GameInfo, GuessView, Hinted, NewsItem, Refusal, Shown, Solution } from '../generated/messages';
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
  advice?: Advice;
  /** What happened last before the board was there, for whoever comes back. */
  lately?: readonly News[];
  /** The numbers of the rules that a learner has met so far: a board shows nothing of the others. All, if that is not said. */
  rules?: ReadonlySet<string>;
  /** Called by a board that plays news out one after the other: all before `seq` have been shown, and of those of `seq` so
      many (all, if that is not said); without `seq`: all there are. What stands beside the board tells no more than that. */
  told?: (seq?: number, count?: number) => void;
}

/** Hints, where there are some. */
export interface Advice {
  /** Where one asks, for a board that gives it a place beside the choice (`placesHint` of its page). */
  ask: Snippet;
  /** What is being advised. */
  given: Advised | null;
}

/** A hint, while it holds: its code, and what it speaks of, as the game has it. */
export type Advised = Pick<Hinted, 'code' | 'facts'>;

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
  /** Since when nobody is here, by the server's wall clock in milliseconds. */
  away: number | null;
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
  /** Go on after a pause, while there is one. */
  resume: (() => Promise<Answer>) | null;
  /** Only bots are at work: do not wait for them. */
  skip: () => Promise<Answer>;
  /** Advice for a seat, where the table gives some. */
  hint: ((seat: number) => Promise<Hinted | Refusal>) | null;
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

/** Talk: phrases, which everybody reads in their own language, and what others write. */
export interface Talk {
  /** Say a phrase. It is refused, and can be said again, when too much is said at once. */
  say: (code: string, facts?: Record<string, unknown>) => Promise<Answer>;
  /** What was said lately and reaches whoever looks, their own words too; the first said first. */
  readonly said: readonly Spoken[];
}

/** Something said: a text, or a phrase's code and facts. */
export interface Spoken {
  number: number;
  /** Of whoever has said it; null if they have none. */
  seat: number | null;
  name: string;
  mine: boolean;
  text: string | null;
  code: string | null;
  facts: Record<string, unknown>;
  /** By the wall's clock of the server, in milliseconds. */
  time: number;
}

/** Nobody guesses, for boards at which nobody looks on. */
export const NO_GUESSES: Guesses = { all: [], own: null, points: [] };
