// Made from the Python types by `make types`: do not edit.

/** A reason as viewers get it; clients translate by code. */
export interface FaultSeen {
  code: string;
  facts: Record<string, unknown>;
  sentence: string;
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

/** The last round as everybody sees it: now its card is no secret any more. */
export interface VerdictSeen {
  round: Round;
  card: string;
  building: Record<string, string>;
  faults: FaultSeen[];
  fault_count: number;
}

/** What a viewer may know. Of the card a partner gets the own facade only, a visitor nothing (R3). */
export interface View {
  game: string;
  seat: number | null;
  options: Record<string, unknown>;
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
