// Recto Verso at a real box: partners by lot (R2), a round by its clock (R5), points by the table (R7), and the ladder (R9).

import { CONSTANTS } from '../generated/recto-verso.ts';
import type { Begin } from './facts.ts';
import { BEGIN, best, impossible, isCount, isListOf, isTrueOrFalse, lastGame, readFacts } from './facts.ts';

/** Up to so many seconds, so many points; the times rise. */
export type Table = readonly (readonly [seconds: number, points: number])[];
export const MOST = 20; // lines of a table
export const LONGEST = 3600; // seconds of a line

/** A partner was drawn; the clock runs, the first word, the second word; right or wrong. A round is mended, or the level. */
export type Fact =
  | (Begin & { table: Table })
  | { do: 'draw'; partner: number }
  | { do: 'start' | 'recto' | 'verso'; at: number }
  | { do: 'judge'; right: boolean }
  | { do: 'mend'; round: number; right: boolean; time: number }
  | { do: 'level'; level: number };

export interface Round {
  active: number;
  partner: number;
  right: boolean;
  time: number; // milliseconds
  points: number;
  level: number; // 0 but on the ladder
}

export interface Match {
  names: readonly string[];
  table: Table;
  rounds: readonly Round[];
  /** The partner tokens that each seat has not turned yet. */
  left: readonly (readonly number[])[];
  active: number;
  partner: number | null;
  level: number; // 0 but on the ladder
  phase: 'draw' | 'ready' | 'running' | 'said' | 'judge' | 'over';
  since: number; // when the clock was started
  time: number; // what it showed at the second word
}

/** R2: each seat's partner tokens: one of each other player, two of each with three. */
export function tokens(seats: number): number[][] {
  if (seats === 2) return [];
  return Array.from({ length: seats }, (_, seat) =>
    Array.from({ length: seats === 3 ? 2 : 1 }, () => Array.from({ length: seats }, (_, other) => other)).flatMap((all) =>
      all.filter((other) => other !== seat),
    ),
  );
}

/** R2: how many rounds a match has. */
export function rounds(seats: number): number {
  return tokens(seats).flat().length;
}

/** R7: what a right building is worth after so many milliseconds. */
export function points(table: Table, time: number): number {
  return table.find(([seconds]) => time <= seconds * 1000)?.[1] ?? 0;
}

/** R7, R9: the milliseconds that a round lasts at most. */
export function limit({ level, table }: Match): number {
  return 1000 * (level ? CONSTANTS.ladder[level - 1]! : table.at(-1)![0]);
}

export function match(facts: readonly Fact[]): Match {
  const [begin, ...others] = lastGame(facts);
  if (begin?.do !== 'begin' || begin.names.length < 2 || begin.names.length > 6 || !isTable(begin.table)) {
    impossible(begin ?? { do: 'nothing' });
  }
  const { names, table } = begin;
  const ladder = names.length === 2;
  const start = { names, table, rounds: [], left: tokens(names.length), active: 0, partner: ladder ? 1 : null, since: 0, time: 0 };
  return others.reduce(after, { ...start, level: ladder ? 1 : 0, phase: ladder ? 'ready' : 'draw' } as Match);
}

function after(state: Match, fact: Fact): Match {
  const { phase } = state;
  switch (fact.do) {
    case 'draw': {
      const mine = state.left[state.active]!;
      if (phase !== 'draw' || !mine.includes(fact.partner)) impossible(fact);
      const left = state.left.with(state.active, mine.toSpliced(mine.indexOf(fact.partner), 1));
      return { ...state, left, partner: fact.partner, phase: 'ready' };
    }
    case 'start':
      return phase === 'ready' ? { ...state, since: fact.at, phase: 'running' } : impossible(fact);
    case 'recto':
      return phase === 'running' ? { ...state, phase: 'said' } : impossible(fact);
    case 'verso':
      return phase === 'said' ? { ...state, time: fact.at - state.since, phase: 'judge' } : impossible(fact);
    case 'judge':
      return judged(state, fact);
    case 'mend': {
      const round = state.rounds[fact.round];
      if (!round || state.level) impossible(fact);
      const mended = { ...round, right: fact.right, time: fact.time, points: fact.right ? points(state.table, fact.time) : 0 };
      return { ...state, rounds: state.rounds.with(fact.round, mended) };
    }
    case 'level': {
      if (phase !== 'ready' || !state.level || !CONSTANTS.ladder[fact.level - 1]) impossible(fact);
      return { ...state, level: fact.level };
    }
    default:
      return impossible(fact);
  }
}

/** R7, R9: nothing for what is wrong or late; then the player to the left is active, or another level comes. */
function judged(state: Match, fact: { do: 'judge'; right: boolean }): Match {
  const late = state.phase !== 'judge' || state.time > limit(state);
  if (!['running', 'said', 'judge'].includes(state.phase) || (late && fact.right)) impossible(fact);
  const time = late ? limit(state) : state.time;
  const { active, level } = state;
  const worth = fact.right && !level ? points(state.table, time) : 0;
  const done = { active, partner: state.partner!, right: fact.right, time, points: worth, level };
  const next = { ...state, rounds: [...state.rounds, done] };
  if (level) {
    const top = fact.right && level === CONSTANTS.ladder.length;
    return { ...next, level: top ? level : fact.right ? level + 1 : 1, phase: top ? 'over' : 'ready' };
  }
  if (!state.left.flat().length) return { ...next, phase: 'over' };
  return { ...next, active: (active + 1) % state.names.length, partner: null, phase: 'draw' };
}

export function scores({ names, rounds }: Match): number[] {
  return names.map((_, seat) =>
    rounds.filter((round) => round.active === seat || round.partner === seat).reduce((sum, round) => sum + round.points, 0),
  );
}

/** R8: the most points win, ties share. */
export const winners = best;

/** Times rise and points do not. */
export function isTable(table: unknown): table is Table {
  if (!isListOf(isListOf(isCount))(table)) return false;
  const rows = table as number[][];
  const rise = rows.every(([seconds, worth], i) => seconds! > (rows[i - 1]?.[0] ?? 0) && worth! <= (rows[i - 1]?.[1] ?? 1000));
  return rise && rows.length > 0 && rows.length <= MOST && rows.every((row) => row.length === 2 && row[0]! <= LONGEST);
}

const SHAPES = {
  begin: { ...BEGIN, table: isTable },
  draw: { partner: isCount },
  start: { at: isCount },
  recto: { at: isCount },
  verso: { at: isCount },
  judge: { right: isTrueOrFalse },
  mend: { round: isCount, right: isTrueOrFalse, time: isCount },
  level: { level: isCount },
};

export function read(value: unknown): Fact[] | null {
  return readFacts<Fact>(value, SHAPES, (facts) => facts.length && match(facts));
}
