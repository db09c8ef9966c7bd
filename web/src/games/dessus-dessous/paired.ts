// Dessus Dessous with phones beside its box.

import type { PairOptions, PairView } from '../../generated/dessus-dessous';
import { named } from '../../lib/printer';
import type { PrintWish } from '../game';

export { default as Card } from './Paired.svelte';
export { default as Options } from './PairedOptions.svelte';
export const words = ['dd-pair-last'];
export const next = 'dd-pair-next-mission';
export const stop = 'dd-pair-stop';
export const agrees = false;

export function like(options: Record<string, unknown>): PrintWish {
  const { missions = 'match' } = options as PairOptions;
  return { things: ['missions'], values: { number: missions === 'match' ? 'all' : missions } };
}

export const these = (view: PairView): PrintWish | null => named(view.done, view.layers);
