// Dessus Dessous with phones beside its box.

import type { PairOptions } from '../../generated/dessus-dessous';
import type { PrintWish } from '../game';

export { default as Card } from './Paired.svelte';
export { default as Options } from './PairedOptions.svelte';
export const words = ['dd-pair-last'];
export const next = 'dd-pair-next-mission';
export const stop = 'dd-pair-stop';
export const agrees = false;

export function print(options: Record<string, unknown>): PrintWish {
  const { missions = 'match' } = options as PairOptions;
  return { things: ['missions'], values: { number: missions === 'match' ? 'all' : missions } };
}
