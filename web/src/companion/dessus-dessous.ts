// Dessus Dessous at a real table: who takes which token, the countdown (D4), the check with its shift of tokens (D5), the
// mission cards and the tie-break (D7), and the three minutes alone (D8).

import { CONSTANTS } from '../generated/dessus-dessous.ts';
import type { Begin } from './facts.ts';
import { BEGIN, impossible, isCount, isListOf, isTrueOrFalse, lastGame, readFacts } from './facts.ts';

/** Somebody who took a token, in the order in which they did, and whether their pile was right. */
export interface Grab {
  seat: number;
  right: boolean | null;
}

/** A token was taken; the last one is counted down by hand; nobody takes another one; a pile was right or wrong; the next
 * round. A round is mended. Alone: the clock runs, a mission was solved. */
export type Fact =
  | (Begin & { countdown: number })
  | { do: 'grab'; seat: number; at: number }
  | { do: 'count'; at: number }
  | { do: 'check' }
  | { do: 'judge'; right: boolean }
  | { do: 'next' }
  | { do: 'mend'; round: number; grabs: readonly { seat: number; right: boolean }[] }
  | { do: 'start'; at: number }
  | { do: 'solved'; number: number; at: number };

export interface Match {
  names: readonly string[];
  countdown: number; // milliseconds
  rounds: readonly (readonly Grab[])[]; // those that are over, and the present one
  phase: 'building' | 'check' | 'result' | 'over';
  /** When the present round ends by its countdown. */
  deadline: number | null;
}

export interface Alone {
  since: number | null;
  solved: readonly number[];
  score: number;
}

/** D5, D6: what everybody who took a token gets for it: the k-th right one the k-th highest token. */
export function awards(players: number, grabs: readonly Grab[]): number[] {
  const tokens = CONSTANTS.tokens[players]!;
  let right = 0;
  return grabs.map((grab) => (grab.right ? tokens[right++]! : 0));
}

/** D6: who takes the mission card. */
export function cardOf(grabs: readonly Grab[]): number | null {
  return grabs.find((grab) => grab.right)?.seat ?? null;
}

/** Everybody's points and the numbers on their mission cards, from the rounds that are over. */
export function tally(names: number, rounds: readonly (readonly Grab[])[]): { points: number[]; cards: number[][] } {
  const points = Array.from({ length: names }, () => 0);
  const cards: number[][] = points.map(() => []);
  rounds.forEach((grabs, round) => {
    awards(names, grabs).forEach((award, i) => (points[grabs[i]!.seat]! += award));
    const winner = cardOf(grabs);
    if (winner !== null) cards[winner]!.push(CONSTANTS.rounds[round]!);
  });
  return { points, cards };
}

/** D7: the most points; then the higher sum on the mission cards; then they share. */
export function winners({ points, cards }: { points: readonly number[]; cards: readonly (readonly number[])[] }): number[] {
  const ranks = points.map((score, seat) => score * 1000 + sum(cards[seat]!));
  const most = Math.max(...ranks);
  return ranks.flatMap((rank, seat) => (rank === most ? [seat] : []));
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}

/** D8: the band of a score alone, from 1 to 7. */
export function band(score: number): number {
  return 1 + CONSTANTS.bands.filter((most) => score > most).length;
}

/** The rounds whose results are known. */
export function finished({ rounds, phase }: Match): readonly (readonly Grab[])[] {
  return phase === 'building' || phase === 'check' ? rounds.slice(0, -1) : rounds;
}

/** Whether the present round is being checked at this moment: also when its countdown has run out. */
export function phaseAt(match: Match, now: number): Match['phase'] {
  if (match.phase !== 'building' || match.deadline === null || now < match.deadline) return match.phase;
  return 'check';
}

export function match(facts: readonly Fact[]): Match {
  const [begin, ...others] = lastGame(facts);
  if (begin?.do !== 'begin' || !CONSTANTS.tokens[begin.names.length]) impossible(begin ?? { do: 'nothing' });
  const { names, countdown } = begin;
  return others.reduce(after, { names, countdown, rounds: [[]], phase: 'building', deadline: null } as Match);
}

function after(state: Match, fact: Fact): Match {
  const grabs = state.rounds.at(-1)!;
  const last = state.rounds.length - 1;
  switch (fact.do) {
    case 'grab': {
      const late = state.deadline !== null && fact.at >= state.deadline;
      if (state.phase !== 'building' || late || !(fact.seat in state.names) || has(grabs, fact.seat)) impossible(fact);
      const taken = [...grabs, { seat: fact.seat, right: null }];
      const builders = state.names.length - taken.length;
      const deadline = state.deadline ?? (builders === 1 ? fact.at + state.countdown : null);
      return { ...state, rounds: state.rounds.with(last, taken), deadline, phase: builders ? 'building' : 'check' };
    }
    case 'count':
      if (state.phase !== 'building' || state.deadline !== null) impossible(fact);
      return { ...state, deadline: fact.at + state.countdown };
    case 'check':
      if (state.phase !== 'building') impossible(fact);
      return { ...state, phase: grabs.length ? 'check' : 'result', deadline: null };
    case 'judge': {
      const at = grabs.findIndex((grab) => grab.right === null);
      if (at < 0) impossible(fact);
      const judged = grabs.with(at, { seat: grabs[at]!.seat, right: fact.right });
      const phase = at + 1 < grabs.length ? 'check' : 'result';
      return { ...state, rounds: state.rounds.with(last, judged), phase, deadline: null };
    }
    case 'next':
      if (state.phase !== 'result') impossible(fact);
      if (state.rounds.length === CONSTANTS.rounds.length) return { ...state, phase: 'over' };
      return { ...state, rounds: [...state.rounds, []], phase: 'building' };
    case 'mend': {
      const seats = fact.grabs.map(({ seat }) => seat);
      const sound = seats.every((seat) => seat in state.names) && new Set(seats).size === seats.length;
      if (!sound || fact.round >= finished(state).length) impossible(fact);
      return { ...state, rounds: state.rounds.with(fact.round, fact.grabs) };
    }
    default:
      return impossible(fact);
  }
}

function has(grabs: readonly Grab[], seat: number): boolean {
  return grabs.some((grab) => grab.seat === seat);
}

export function alone(facts: readonly Fact[]): Alone {
  return lastGame(facts).reduce<Alone>(
    (state, fact) => {
      if (fact.do === 'begin') return state;
      if (fact.do === 'start' && state.since === null) return { ...state, since: fact.at };
      const counts = fact.do === 'solved' && state.since !== null && fact.at < state.since + CONSTANTS.solo_time;
      if (!counts || !CONSTANTS.numbers.includes(fact.number)) impossible(fact);
      return { ...state, solved: [...state.solved, fact.number], score: state.score + fact.number };
    },
    { since: null, solved: [], score: 0 },
  );
}

export function isAlone(facts: readonly Fact[]): boolean {
  const begin = lastGame(facts)[0];
  return begin?.do === 'begin' && begin.names.length === 1;
}

const SHAPES = {
  begin: { ...BEGIN, countdown: isCount },
  grab: { seat: isCount, at: isCount },
  count: { at: isCount },
  check: {},
  judge: { right: isTrueOrFalse },
  next: {},
  mend: { round: isCount, grabs: isListOf(isGrab) },
  start: { at: isCount },
  solved: { number: isCount, at: isCount },
};

function isGrab(value: unknown): boolean {
  return (
    typeof value === 'object' && value !== null && 'seat' in value && isCount(value.seat) && 'right' in value && isTrueOrFalse(value.right)
  );
}

export function read(value: unknown): Fact[] | null {
  return readFacts<Fact>(value, SHAPES, (facts) => facts.length && (isAlone(facts) ? alone(facts) : match(facts)));
}
