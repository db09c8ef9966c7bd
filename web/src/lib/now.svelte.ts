// The time of day for what runs on a page. Clocks are reckoned from the moments at which they began: a page that was hidden,
// asleep or loaded anew shows the right time as soon as it is seen again.

import { createSubscriber } from 'svelte/reactivity';

const TICK = 50; // milliseconds
const SERVER_TICK = 100;

/** A function that tells whoever reads a time when it has moved on; it ticks only while somebody does. */
function ticking(pause: number): () => void {
  return createSubscriber((update) => {
    const ticks = setInterval(update, pause);
    document.addEventListener('visibilitychange', update);
    return () => {
      clearInterval(ticks);
      document.removeEventListener('visibilitychange', update);
    };
  });
}

const ticks = ticking(TICK);

/** Milliseconds of the wall clock; whoever reads it is told when it has moved on. */
export function now(): number {
  ticks();
  return Date.now();
}

/** Be told when a time of the server's has moved on. */
export const serverTicks = ticking(SERVER_TICK);

/** The server's wall clock, from what it last said: it may differ from this machine's. */
export class ServerTime {
  #skew = 0;

  /** The server says that it is so late. */
  hear(time: number): void {
    this.#skew = time - Date.now();
  }

  /** How late it is there now, as far as we know. */
  get now(): number {
    return Date.now() + this.#skew;
  }
}
