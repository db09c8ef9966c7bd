// What is told to those who listen, besides what a board tells of its game: somebody talks, a link was copied.

import { untrack } from 'svelte';

const LAST = 3; // lines that stay: what comes quickly does not wipe out what came before

export const announced = $state<{ lines: { number: number; text: string }[] }>({ lines: [] });

let count = 0;

export function announce(text: string): void {
  count += 1; // an effect that tells something does not run again because of it
  announced.lines = [...untrack(() => announced.lines), { number: count, text }].slice(-LAST);
}
