// The one clock of a page: the game's own time and the wall's, from what the server last said and its clock, which may
// differ from this machine's. It ticks only while somebody looks at a time that runs.

import type { ClockView } from '../generated/messages';
import { serverTicks } from './now.svelte';

export class Clock {
  readonly #view: ClockView;
  readonly #now: () => number;

  /** `now` is the server's wall clock. */
  constructor(view: () => ClockView, now: () => number) {
    this.#view = $derived(view());
    this.#now = now;
  }

  /** The wall's time by the server's clock, in milliseconds. */
  get wall(): number {
    serverTicks();
    return this.#now();
  }

  /** Whether the game's time runs, or will when everybody has counted 3-2-1. */
  get runs(): boolean {
    return this.#view.start !== null;
  }

  /** The moment of the wall at which the game's time began to run; null while it stands. */
  get start(): number | null {
    return this.#view.start;
  }

  /** The game's own time in milliseconds: without pauses, and at rest between rounds. */
  get game(): number {
    const { now, at, start } = this.#view;
    return start === null ? at : at - Math.max(0, now - start) + Math.max(0, this.wall - start);
  }

  /** Milliseconds until the game's time begins to run, while everybody counts 3-2-1. */
  get countIn(): number {
    const { start } = this.#view;
    return start === null ? 0 : Math.max(0, start - this.wall);
  }

  /** Milliseconds that are left for a turn, where turns have a clock. */
  get turn(): number | null {
    const { turn } = this.#view;
    return turn === null ? null : Math.max(0, turn - this.wall);
  }

  /** Milliseconds until this moment of the game. */
  until(moment: number): number {
    return Math.max(0, moment - this.game);
  }
}

/** `2:05`. */
export function minutes(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
