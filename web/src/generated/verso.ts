// Made from the Python types by `make types`: do not edit.

/** A seat's game in four numbers, and the turns to learn from, by their place in the list, the dearest first. */
export interface Account {
  seat: number;
  promised: number;
  lost: number;
  luck: number;
  end: number;
  lessons: number[];
}

/** What a table can choose. The defaults are the rules as printed. */
export interface Options {
  forbid_wasted_keep?: boolean;
  first?: number | null;
}

/** A whole game, judged; `measure` says what its numbers count. */
export interface Review {
  game: string;
  seats: number;
  measure: "chance" | "points";
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

/** A move of the game, judged. `step` counts the lines of the file from 1. */
export interface Turn {
  step: number;
  seat: number;
  move: string;
  best: string;
  promised: number;
  lost: number;
  luck: number;
  choices: Weighed[];
}

/** What a viewer may know: all layouts, discards and the top face, and no unseen reverse (V2). */
export interface View {
  game: string;
  seat: number | null;
  options: Record<string, unknown>;
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
