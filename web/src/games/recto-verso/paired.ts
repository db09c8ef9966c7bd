// Recto Verso with phones beside its box.

import type { PairOptions, PairView } from '../../generated/recto-verso';
import { named } from '../../lib/printer';
import type { PrintWish } from '../game';

export { default as Card } from './Paired.svelte';
export { default as Options } from './PairedOptions.svelte';
export const words = ['recto-verso-recto', 'recto-verso-verso'];
export const next = 'pair-next';
export const stop = 'pair-give-up';
export const agrees = true;

const DIFFICULTY: Record<string, string> = { easy: 'easy', middle: 'medium', difficult: 'difficult' };

export function like(options: Record<string, unknown>): PrintWish {
  const { mode = 'simple', cards = 'any' } = options as PairOptions;
  return { things: ['cards'], values: { mode, difficulty: DIFFICULTY[cards] ?? 'any', unique: cards === 'unique' } };
}

export const these = (view: PairView): PrintWish | null => named(view.done);
