// What Verso brings to a table's page.

import type { View } from '../../generated/verso';

export { default as Board } from './Board.svelte';
export { default as End } from './End.svelte';
export { default as Review } from './Review.svelte';
export { sentence } from './sentences';

export const placesHint = true;
/** It plays out what happened, and says when it has. */
export const placesSeats = true;
export const turn = (view: View): number | null => (view.phase === 'turn' ? view.turn : null);
export const standing = (view: View) => ({ points: view.players.map((one) => one.score), over: view.phase === 'over' });
