// What a review says of moves, in words: cards by their names, rows as on the board, numbers in their measure.

import type { Turn } from '../../generated/verso';
import { say, spoken } from '../../lib/words.svelte';
import { JOKER, run, sign } from './faces';
import { faceName } from './sentences';

export type Measure = 'points' | 'chance';

const SMALL = 0.05; // what is less is shown as nothing
const MATTERS = 1.5; // points that are worth a word where the chance to win is hardly another

/** A number as the reader writes it: points with at most one decimal, a chance in whole percent. */
export function figure(value: number, measure: Measure, sign = false): string {
  const digits = measure === 'points' ? 1 : 0;
  return new Intl.NumberFormat(spoken(), { maximumFractionDigits: digits, signDisplay: sign ? 'exceptZero' : 'negative' }).format(value);
}

/** What a move has cost; nothing where that is next to nothing. */
export function cost(lost: number, measure: Measure): string {
  return lost >= (measure === 'points' ? SMALL : 0.5) ? figure(-lost, measure) : '';
}

/** A choice of this turn; `it` where its card has just been named. */
export function moveName(turn: Turn, move: string, it = false): string {
  const [kind, colour, range, joker] = move.split(' ');
  const drawn = kind === 'keep' || kind === 'flip';
  return say('review-move', {
    kind: drawn && it ? `${kind}-it` : kind,
    face: drawn && turn.top ? faceName(turn.top) : '',
    colour,
    run: range ? values(range, joker) : '',
  });
}

/** The cards of a bank as its button names them, the joker as a star: `3-★-5`, which never breaks. */
function values(range: string, joker: string | undefined): string {
  const [low, high] = range.split('-').map(Number) as [number, number];
  const all = Array.from({ length: high - low + 1 }, (_, i) => (joker === `*${low + i}` ? sign(JOKER) : sign(low + i)));
  return all.join('\u2060-\u2060');
}

/** What a choice of this turn promised, as the list of them shows it. */
export function promise({ points, chance }: Turn['choices'][number], measure: Measure): string {
  return figure(measure === 'points' ? points : chance, measure);
}

/** What would have been better, and by how much; or that nothing would have been. */
export function verdict(turn: Turn, slip: number, measure: Measure): string {
  if (turn.move === turn.best || turn.lost < SMALL) return say('review-best');
  const [best, made] = [turn.best, turn.move].map((move) => turn.choices.find((one) => one.move === move)!);
  if (turn.lost < slip) {
    const points = best!.points - made!.points; // where a game is won or lost already, these still tell a good move
    return points < MATTERS ? say('review-even') : say('review-even-points', { points: figure(points, 'points') });
  }
  const [could, was] = [promise(best!, measure), promise(made!, measure)];
  const it = ['keep', 'flip'].includes(turn.best);
  return say('review-lesson', {
    best: moveName(turn, turn.best),
    move: moveName(turn, turn.move, it),
    lost: figure(turn.lost, measure),
    could,
    was,
    measure,
  });
}

/** Why the best choice would have been better, in a sentence or two; nothing where there is none. */
export function reason({ why }: Turn): string {
  if (!why) return '';
  const { code, run: cards = [], points, chance, count, cost, risk, gone = [] } = why;
  const better = say('review-why', { code, run: run(cards), points, chance, count });
  return cost ? `${better} ${say('review-cost', { cost, risk, gone: run(gone, ', ') })}` : better;
}
