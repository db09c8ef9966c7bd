// What Recto Verso brings to a table page.

export { default as End } from './End.svelte';
export { default as Game } from './Game.svelte';
export { hint, phrase, sentence } from './sentences';
