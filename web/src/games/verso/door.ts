// Verso as the house knows it before its page is loaded.

import type { Door } from '../game';
import Cover from './Cover.svelte';
import { settings } from './settings';

export const door: Door = {
  page: () => import('.'),
  Cover,
  options: () => import('./Options.svelte'),
  samples: () => import('./Samples.svelte'),
  seats: [2, 3, 4, 5, 6],
  now: 2,
  timed: false,
  solo: true,
  review: true,
  settings: { values: settings, labels: { confirm: 'confirm-banks' } },
};
