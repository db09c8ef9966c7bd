// New Game as the house knows it before its page is loaded.

import type { Door } from '../game';
import Cover from './Cover.svelte';

export const door: Door = {
  page: () => import('.'),
  Cover,
  options: () => import('./Options.svelte'),
  seats: [2, 3, 4],
  now: 2,
  timed: false,
  solo: false,
};
