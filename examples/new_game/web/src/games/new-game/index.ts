// What New Game brings to a table's page.

export { default as Board } from './Board.svelte';
export { default as End } from './End.svelte';
export { sentence } from './sentences';
