// Verso as the house knows it before its page is loaded.

import type { Door } from '../game';
import Cover from './Cover.svelte';
import { settings } from './settings';

export const door: Door = {
  page: () => import('.'),
  Cover,
  options: () => import('./Options.svelte'),
  pictures: () => import('./Pictures.svelte'),
  howTo: () => import('./HowTo.svelte'),
  lesson: () => import('../../generated/verso-lesson.json'),
  samples: () => import('./Samples.svelte'),
  companion: () => import('./Companion.svelte'),
  seats: [2, 3, 4, 5, 6],
  now: 2,
  timed: false,
  solo: true,
  review: true,
  keys: [
    ['K', 'verso-keep'],
    ['F', 'verso-flip'],
    ['1 2 3', 'verso-keys-bank'],
    ['1 2 3 …', 'verso-keys-choose'],
    ['P', 'verso-pass'],
    ['↓', 'verso-keys-down'],
    ['↑', 'verso-keys-up'],
    ['Esc', 'verso-keys-skip'],
    ['☝', 'verso-keys-tap'],
  ],
  settings: { values: settings, labels: { confirm: 'confirm-banks' } },
};
