// Made from the Python types by `make types`: do not edit.

/** What a table can choose. The defaults are the rules as printed. */
export interface Options {
  forbid_wasted_keep?: boolean;
  first?: number | null;
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
