// What a person can set for Verso: whether banking asks again.

import { alsoRemembered } from '../../lib/settings.svelte';

export const settings = alsoRemembered({ confirm: true });
