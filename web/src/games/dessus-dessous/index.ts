// What Dessus Dessous brings to a table's page.

import type { View } from '../../generated/dessus-dessous';

export { default as Board } from './Board.svelte';
export { default as End } from './End.svelte';
export { sentence } from './sentences';

/** A hint is about a mission. */
export const matter = (view: View): string | null => view.mission;
