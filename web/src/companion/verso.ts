// Verso's score pad for two to six (V6, V9, V10), and the titles alone (V12).

import { CONSTANTS } from '../generated/verso.ts';
import type { AloneFact } from './verso-alone.ts';
import { ALONE, alone } from './verso-alone.ts';
import type { Begin } from './facts.ts';
import { BEGIN, best, impossible, isCount, isText, lastGame, readFacts } from './facts.ts';

export type Kind = 'bank' | 'square' | 'last';

/** Points of a seat. A last bank of 0 is none. */
export interface Entry {
  seat: number;
  kind: Kind;
  points: number;
}

/** An entry was made, changed or taken out; the deck is empty. */
export type PadFact = ({ do: 'score' } & Entry) | ({ do: 'mend'; entry: number } & Entry) | { do: 'drop'; entry: number } | { do: 'empty' };
export type Fact = Begin | PadFact | AloneFact;

export interface Pad {
  names: readonly string[];
  entries: readonly Entry[];
  empty: boolean;
}

/** What a sequence can be worth: two to six cards of one or three points. */
export const WORTH = [...new Set([2, 3, 4, 5, 6].flatMap((cards) => worth(cards)))].sort((a, b) => a - b);

/** What so many cards can be worth; a joker is always worth one point. */
export function worth(cards: number, jokers = 0): number[] {
  return Array.from({ length: cards - jokers + 1 }, (_, threes) => cards + 2 * threes);
}

export function pad(facts: readonly Fact[]): Pad {
  const [begin, ...others] = lastGame(facts);
  if (begin?.do !== 'begin' || begin.names.length < 2 || begin.names.length > 6) impossible(begin ?? { do: 'nothing' });
  return others.reduce(noted, { names: begin.names, entries: [], empty: false });
}

function noted(pad: Pad, fact: Fact): Pad {
  switch (fact.do) {
    case 'score':
      return { ...pad, entries: [...pad.entries, checked(pad, fact)] };
    case 'mend':
    case 'drop': {
      if (!(fact.entry in pad.entries)) impossible(fact);
      return { ...pad, entries: pad.entries.toSpliced(fact.entry, 1, ...(fact.do === 'mend' ? [checked(pad, fact)] : [])) };
    }
    case 'empty':
      return { ...pad, empty: true };
    default:
      return impossible(fact);
  }
}

function checked(pad: Pad, fact: { do: string } & Entry): Entry {
  const { seat, kind, points } = fact;
  const right = kind === 'square' ? points === CONSTANTS.square : WORTH.includes(points) || (kind === 'last' && points === 0);
  if (!right || !(seat in pad.names)) impossible(fact);
  return { seat, kind, points };
}

export function scores({ names, entries }: Pad): number[] {
  return names.map((_, seat) => entries.filter((entry) => entry.seat === seat).reduce((sum, entry) => sum + entry.points, 0));
}

/** Whether a seat has made its last bank, or none (V10). */
export function hasEnded({ entries }: Pad, seat: number): boolean {
  return entries.some((entry) => entry.seat === seat && entry.kind === 'last');
}

export function isOver(pad: Pad): boolean {
  return pad.empty && pad.names.every((_, seat) => hasEnded(pad, seat));
}

/** V10: the most points win, ties share. */
export const winners = best;

/** V12: the least points of the title that a score alone has, or none. */
export function title(score: number): number | null {
  return CONSTANTS.titles.findLast((least) => least <= score) ?? null;
}

const SHAPES = {
  begin: BEGIN,
  score: { seat: isCount, kind: isText, points: isCount },
  mend: { entry: isCount, seat: isCount, kind: isText, points: isCount },
  drop: { entry: isCount },
  empty: {},
  ...ALONE,
};

export function isAlone(facts: readonly Fact[]): boolean {
  const begin = lastGame(facts)[0];
  return begin?.do === 'begin' && begin.names.length === 1;
}

export function read(value: unknown): Fact[] | null {
  return readFacts<Fact>(value, SHAPES, (facts) => facts.length && (isAlone(facts) ? alone(facts) : pad(facts)));
}
