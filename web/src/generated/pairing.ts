// Made from the Python types by `make types`: do not edit.

/** Between two rounds or at the end: back to the choice of options, and to a new game. */
export interface Again {
  do: "again";
  round: number;
}

/** Before a game: play by these options from now on. */
export interface Choose {
  do: "choose";
  options: Record<string, unknown>;
}

/** How a round ended: its clock stood after so many milliseconds. */
export interface Ending {
  why: "stopped" | "time" | "told";
  right: boolean;
  time: number;
}

/** A pairing as one phone may see it. Times are those of the server's wall clock, in milliseconds. */
export interface Pair<V = never> {
  is: "pair";
  pairing: string;
  game: string;
  phase: "asked" | "counting" | "dealing" | "open" | "over" | "running" | "shown";
  now: number;
  round: number;
  people: Person[];
  you: number;
  options: Record<string, unknown>;
  start: number | null;
  stood: number | null;
  until: number | null;
  words: number[];
  asked: number;
  ending: Ending | null;
  view: V | null;
}

/** Somebody with a phone, as all see them. */
export interface Person {
  name: string;
  here: boolean;
  ready: boolean;
  phone: number | null;
  builds: boolean;
  stops: boolean;
  told: boolean;
}

/** Be ready for the round after this one, or not any more. */
export interface Ready {
  do: "ready";
  round: number;
  on?: boolean;
}

/** Give this round up, or go on after all; where builders must agree it ends when all want it to. */
export interface Stop {
  do: "stop";
  round: number;
  on?: boolean;
}

/** Say whether it is right; `asked` is how often one has been asked before, for this round. */
export interface Tell {
  do: "tell";
  round: number;
  right: boolean;
  asked: number;
}

/** Take back the word that one has said. */
export interface Unsay {
  do: "unsay";
  round: number;
}

/** Say the first or second word of this round. */
export interface Word {
  do: "word";
  round: number;
  word: number;
}

export type Asked = Choose | Ready | Word | Unsay | Stop | Tell | Again;
