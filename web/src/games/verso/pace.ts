// How quickly things are shown: at leisure, unless a round of many players would keep one waiting.

import type { Scene } from './scenes';

export const TURN = 300;
export const LOOK = 160; // a moment to see what has come
export const SLIDE = 260;
export const SHOW = 200; // how long points take to come and to go,
export const STAY = 400; // and how long they stay
export const READ = 700; // a sentence without which one would not know why

const ROUND = 5000; // milliseconds that a round of everybody is shown in at most
const FASTEST = 20;

/** How long a scene lasts at leisure, in milliseconds. */
function lasts({ flights, gain, read }: Scene): number {
  const flown = flights.map((flight) => SLIDE + (flight.turned ? TURN + LOOK : 0));
  return Math.max(0, ...flown) + (gain ? 2 * SHOW + STAY : 0) + (read ? SHOW + READ : 0);
}

/** The pace of a board: each move gets its share of what is left of a round, one's own twice that of another's. */
export class Pace {
  #left = ROUND;
  #moves = 0; // that are still to come in this round

  /** How many times as quick as at leisure a move has to be shown. */
  rate(scenes: readonly Scene[], own: boolean, players: number): number {
    if (own || this.#moves <= 0) [this.#left, this.#moves] = [ROUND, players];
    this.#moves -= 1;
    const weight = own ? 2 : 1;
    const share = (this.#left * weight) / (weight + this.#moves);
    const wanted = scenes.reduce((sum, scene) => sum + lasts(scene), 0);
    const rate = Math.min(FASTEST, Math.max(1, wanted / Math.max(1, share)));
    this.#left -= wanted / rate;
    return rate;
  }
}
