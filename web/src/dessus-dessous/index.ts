// What Dessus Dessous brings to a table page.

import type { View } from '../generated/dessus-dessous';

export { default as End } from './End.svelte';
export { default as Game } from './Game.svelte';
export { sentence } from './sentences';
export const matter = (view: unknown): string | null => (view as View).mission;
