// What a person can set for Recto Verso, on its board: a flat board without depth, and whether squares that fit are marked.

import { alsoRemembered } from '../../lib/settings.svelte';

export const settings = alsoRemembered({ flat: false, marks: true });
