// The games' pages. Each game has a folder of its own, loaded when a table of it is opened; nothing else here knows a game.

import type { Component } from 'svelte';

import type { Frame, NewsItem } from './generated/messages';
import type { Table } from './lib/table.svelte';
import type { Facts } from './lib/words.svelte';

/** What the folder of a game brings. */
export interface GamePage {
  /** The game as this frame shows it; without a table it is only watched. */
  Game: Component<{ frame: Frame; names: string[]; table: Table | null }>;
  /** The result, shown above the last state. */
  End: Component<{ frame: Frame; names: string[]; code: string; rematch: (() => unknown) | null }>;
  /** What a game in a replay file teaches, where there is a review; `turn` goes to a step. */
  Review?: Component<{ text: string; names: string[]; step: number; at_once: boolean; turn: (step: number) => void }>;
  /** A piece of news; `mine` are the seats of whoever reads it. */
  sentence: (news: NewsItem, names: string[], mine: readonly number[]) => string;
  /** The facts of a hint as sentences need them, where they are not words and numbers already. */
  hint?: (facts: Record<string, unknown>) => Facts;
  /** What a hint is about: when that changes, the hint has had its time. */
  matter?: (view: unknown) => string | null;
  /** The facts of a phrase as its reader sees them. */
  phrase?: (facts: Record<string, unknown>, frame: Frame) => Facts;
}

/** What the front door knows of a game before its folder is loaded. */
export interface Door {
  page: () => Promise<GamePage>;
  /** What a table of it can choose, for the dialog that opens one. */
  options: () => Promise<{ default: Component<{ options: Record<string, unknown>; seats: number }> }>;
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
}

export const games: Record<string, Door> = {
  verso: {
    page: () => import('./verso'),
    options: () => import('./verso/Options.svelte'),
    seats: [2, 3, 4, 5, 6],
    now: 2,
    timed: false,
    solo: true,
    review: true,
  },
  'recto-verso': {
    page: () => import('./recto-verso'),
    options: () => import('./recto-verso/Options.svelte'),
    seats: [2, 3, 4, 5, 6],
    now: 2,
    timed: true,
    solo: false,
  },
  'dessus-dessous': {
    page: () => import('./dessus-dessous'),
    options: () => import('./dessus-dessous/Options.svelte'),
    seats: [2, 3, 4],
    now: 3,
    timed: true,
    solo: true,
    practice: { practice: true },
  },
};
