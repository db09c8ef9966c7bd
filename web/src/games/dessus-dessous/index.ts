// What Dessus Dessous brings to a table's page.

export { default as Board } from './Board.svelte';
export { default as End } from './End.svelte';
export { echo, lies } from './echo';
export { sentence } from './sentences';

/** Its board asks for hints itself, to show them on the layers. */
export const placesHint = true;
/** Everybody's name stands above the bench. */
export const placesSeats = true;
