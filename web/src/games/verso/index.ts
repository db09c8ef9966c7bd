// What Verso brings to a table's page.

export { default as Board } from './Board.svelte';
export { default as End } from './End.svelte';
export { default as Review } from './Review.svelte';
export { sentence } from './sentences';
