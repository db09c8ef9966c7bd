// What a person can set for Recto Verso, on its board: a flat board without depth, which small screens have unless one wants
// it otherwise, and whether squares that fit are marked.

import { MediaQuery } from 'svelte/reactivity';

import { alsoRemembered } from '../../lib/settings.svelte';
import { spaceWorks } from './webgl';

export const settings = alsoRemembered<{ flat: boolean | null; marks: boolean }>({ flat: null, marks: true });

const small = new MediaQuery('(max-width: 40rem) or (max-height: 30rem)');

/** Whether the board is shown from above. */
export function isFlat(): boolean {
  return !spaceWorks() || (settings.flat ?? small.current);
}
