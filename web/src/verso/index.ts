// What Verso brings to a table page.

export { default as End } from './End.svelte';
export { default as Game } from './Game.svelte';
export { default as Review } from './Review.svelte';
export { sentence } from './sentences';
