// Recto Verso as the house knows it before its page is loaded.

import type { Door } from '../game';
import Cover from './Cover.svelte';

export const door: Door = {
  page: () => import('.'),
  Cover,
  options: () => import('./Options.svelte'),
  pictures: () => import('./Pictures.svelte'),
  lesson: () => import('../../generated/recto-verso-lesson.json'),
  companion: () => import('./Companion.svelte'),
  seats: [2, 3, 4, 5, 6],
  now: 2,
  first: 'calm',
  choices: [
    { option: 'mode', label: 'recto-verso-mode', values: ['simple', 'hard'] },
    { option: 'pace', label: 'recto-verso-pace', values: [1, 2, 3] },
  ],
  timed: true,
  solo: false,
  alone: () => import('./Practice.svelte'),
  paired: () => import('./paired'),
  keys: [
    ['drag', 'recto-verso-key-drag'],
    ['tap', 'recto-verso-key-pick'],
    ['wheel', 'recto-verso-next-way'],
    ['Arrows', 'recto-verso-key-move'],
    ['Enter', 'recto-verso-key-pick'],
    ['r', 'recto-verso-next-way'],
    ['x y z', 'recto-verso-turn'],
    ['1 … 9 0 -', 'recto-verso-key-piece'],
    ['Escape', 'recto-verso-key-release'],
    ['Delete', 'recto-verso-back-to-tray'],
    ['Shift Arrows', 'recto-verso-shift'],
    ['u', 'recto-verso-undo'],
    ['l', 'recto-verso-straight'],
    ['Shift Enter', 'recto-verso-key-word'],
  ],
};
