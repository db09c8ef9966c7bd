// Dessus Dessous as the house knows it before its page is loaded.

import type { Door } from '../game';
import Cover from './Cover.svelte';

export const door: Door = {
  page: () => import('.'),
  Cover,
  options: () => import('./Options.svelte'),
  pictures: () => import('./Pictures.svelte'),
  lesson: () => import('../../generated/dessus-dessous-lesson.json'),
  companion: () => import('./Companion.svelte'),
  seats: [2, 3, 4],
  now: 3,
  timed: true,
  solo: true,
  alone: () => import('./Practice.svelte'),
  paired: () => import('./paired'),
  keys: [
    ['☝', 'dd-tip-tap'],
    ['✥', 'dd-tip-drag'],
    ['↻', 'dd-tip-turn'],
    ['1 – 5', 'dd-key-choose'],
    ['F', 'dd-key-flip'],
    ['R', 'dd-key-turn'],
    ['↑ ↓', 'dd-key-order'],
    ['⌫', 'dd-key-take'],
    ['⏎', 'dd-key-done'],
  ],
};
