// What a game's folder brings to the house: a door, which is always there, and a page, which is loaded with its first table.

import type { Component } from 'svelte';

import type { GameInfo } from '../generated/messages';
import type { Pair } from '../generated/pairing';
import type { Sentence } from '../lib/sentence';
import type { Facts } from '../lib/words.svelte';
import type { Board, Seats } from './board';

/** What a table of the game shows. Shared code knows no game's types: for it they are `never`, and are handed on. */
export interface GamePage<View = never, News = never, Choice = never, Constants = never> {
  Board: Component<Board<View, News, Choice, Constants>>;
  /** The result, shown above the last state. */
  End: Component<Result<View, Constants, News>>;
  /** What a game in a replay file teaches, where there is a review. */
  Review?: Component<Reviewed>;
  sentence: Sentence<News>;
  /** Whether the board has a place of its own for hints, or asks for them itself. */
  placesHint?: boolean;
  /** Whether the board shows those who play what is said. */
  showsTalk?: boolean;
  /** Whether the board shows what happened at once, and plays nothing out. */
  atOnce?: boolean;
  /** Whether the board shows everybody's seat: then a small screen's header need not. */
  placesSeats?: boolean;
  /** The facts of a hint as sentences need them, where they are not words and numbers already. */
  hint?: (facts: Record<string, unknown>) => Facts;
  /** How it stands: everybody's points, where there are some, whether it is over, and the rounds so far of a game of rounds. */
  standing: (view: View) => { points: readonly number[] | null; over: boolean; rounds?: number };
  /** Whether a seat that stays away will be out of this round: not one that has done its part. Without it, everybody. */
  dropsOut?: (view: View, seat: number) => boolean;
  /** Whose turn it is, where people take turns. */
  turn?: (view: View) => number | null;
  /** What a hint is about: when that changes, the hint has had its time. */
  matter?: (view: View) => string | null;
  /** What a view shows otherwise after a move that only moves what everybody sees anyway, such as a pile that grows: no rule
   * decides it. Null for all others. A lesson shows such moves by it. */
  echo?: (view: View, seat: number, move: string) => object | null;
  /** What such moves move, as a text: where two are equal, nothing lies otherwise. */
  lies?: (view: View, seat: number) => string;
  /** What a view that was made beforehand shows otherwise where all that lies in another one lies as it does there. */
  asBuilt?: (view: View, built: View) => object;
  /** The facts of a phrase as its reader sees them. */
  phrase?: (facts: Record<string, unknown>, view: View | null) => Facts;
}

/** A game in a replay file, for its review. */
export interface Reviewed {
  text: string;
  names: readonly string[];
  /** All seats, one's own first. */
  order: readonly number[];
  mine: readonly number[];
  step: number;
  /** Go to a step. */
  turn: (step: number) => void;
  /** Whether one has come for the review. */
  eager: boolean;
}

/** A game that is over, and what one may want then. */
export interface Result<View, Constants, News> {
  info: GameInfo<Constants>;
  view: View;
  seats: Seats;
  /** All that was told of the games at the table, the latest last. */
  news: readonly News[];
  next: Next;
}

/** Where a finished game is to be found, and how to play another one. */
export interface Next {
  game: string;
  code: string;
  number: number;
  rematch: (() => unknown) | null;
  /** Where others must want another game, too: whether one has asked for it, and who has not yet. */
  consent?: { asked: boolean; missing: readonly string[] };
  /** After a game against bots: the level above theirs and the one below, each with the way to a table. */
  stronger?: Rival;
  gentler?: Rival;
}

export interface Rival {
  level: string;
  start: () => Promise<void>;
}

/** Things of a game to print, and what is chosen about them. */
export interface PrintWish {
  things: string[];
  values: Record<string, string | number | boolean>;
  /** How many cards it names, where it is those and no others. */
  count?: number;
}

/** How a game is played with phones beside its box. */
export interface PairPage<View = never> {
  /** The card in hand, those who look on, and how a round ended. */
  Card: Component<PairCard<View>>;
  /** What a pairing can choose; `phones` is for how many. */
  Options: Component<PairChoice>;
  /** The messages on the buttons for its words. */
  words: readonly string[];
  /** The message on the button for the next card. */
  next: string;
  /** The message on the button that gives a round up. */
  stop: string;
  /** Whether builders are asked if it is right, and must agree. */
  agrees: boolean;
  /** Cards like those that a pairing with these options deals, on paper. */
  like: (options: Record<string, unknown>) => PrintWish;
  /** The very cards whose rounds are over; null before the first. */
  these: (view: View) => PrintWish | null;
}

export interface PairCard<View> {
  frame: Pair<View>;
  view: View;
  names: readonly string[];
}

export interface PairChoice {
  options: Record<string, unknown>;
  phones: number;
  choose: (options: Record<string, unknown>) => void;
}

/** An option of a table that is chosen at its game's door. */
export interface DoorChoice {
  option: string;
  label: string;
  values: readonly (string | number)[];
}

/** What the house knows of a game before its page is loaded. */
export interface Door {
  page: () => Promise<GamePage>;
  /** Its picture at the front door. */
  Cover: Component;
  /** What a table of it can choose, for the dialog that opens one. */
  options: () => Promise<{ default: Component<{ options: Record<string, unknown>; seats: number }> }>;
  /** The pictures of its rulebook, each by its name. */
  pictures?: () => Promise<{ default: Component<{ name: string }> }>;
  /** What it is about, in pictures, for whoever waits for their first game; a board may show its own. */
  howTo?: () => Promise<{ default: Component }>;
  /** Its parts side by side, for developers. */
  samples?: () => Promise<{ default: Component }>;
  /** For how many friends a table may be. */
  seats: number[];
  /** How many seats "Play now" has: the person's, and bots. */
  now: number;
  /** The bots' level proposed to whoever has not played it on this device yet. */
  first?: string;
  /** What it lets one choose besides the bots' level: options of the table and their values, the usual one first. The
   * message beside one is `label`, that of a value `label-value`, and of a number `label-times`. */
  choices?: readonly DoorChoice[];
  timed: boolean;
  solo: boolean;
  /** Whether a game of it can be reviewed. */
  review?: boolean;
  /** A first game that teaches. */
  lesson?: () => Promise<{ default: unknown }>;
  /** A page on which one practises without a table, and without the server. */
  alone?: () => Promise<{ default: Component }>;
  /** What its owners use beside a real box. */
  companion?: () => Promise<{ default: Component }>;
  /** Cards for phones beside its box. */
  paired?: () => Promise<PairPage>;
  /** The keys and gestures of its board, each with the name of the message that says what it does. */
  keys?: readonly (readonly [keys: string, message: string])[];
  /** What a person can set among a table's tools: the values, and for each the name of the message beside it. */
  settings?: { values: Record<string, boolean>; labels: Record<string, string> };
}
