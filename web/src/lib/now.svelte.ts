// The time of day for what runs on a page. Clocks are reckoned from the moments at which they began: a page that was hidden,
// asleep or loaded anew shows the right time as soon as it is seen again.

import { createSubscriber } from 'svelte/reactivity';

const TICK = 50; // milliseconds

const ticks = createSubscriber((update) => {
  const ticking = setInterval(update, TICK);
  document.addEventListener('visibilitychange', update);
  return () => {
    clearInterval(ticking);
    document.removeEventListener('visibilitychange', update);
  };
});

/** Milliseconds of the wall clock; whoever reads it is told when it has moved on. */
export function now(): number {
  ticks();
  return Date.now();
}
