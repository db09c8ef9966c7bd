// The time that is left, as the page shows it: by the server's clock at a table, by the file's in a replay.

import { onDestroy } from 'svelte';

import type { Frame } from '../generated/messages';
import type { Table } from '../lib/table.svelte';

const TICK = 100; // milliseconds

export class Clock {
  #now = $state(0);

  constructor(table: Table | null) {
    if (!table) return;
    this.#now = table.now();
    const ticking = setInterval(() => (this.#now = table.now()), TICK);
    onDestroy(() => clearInterval(ticking));
  }

  /** Milliseconds until the game's next end. */
  left(frame: Frame, ends: number | null): number | null {
    const { at, start, deadline } = frame.table.clock;
    if (ends === null) return null;
    return Math.max(0, start !== null && deadline !== null ? deadline - this.#now : ends - at);
  }

  /** Milliseconds until the card is turned up, while everybody counts 3-2-1. */
  countIn(frame: Frame): number {
    const { start } = frame.table.clock;
    return start === null ? 0 : Math.max(0, start - this.#now);
  }
}

/** `2:05`. */
export function minutes(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
