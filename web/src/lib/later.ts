/** Trying to connect again: often at first, for a server that starts anew is back in a second; then more and more seldom. */

const PAUSES = [150, 250, 300, 300, 400, 500, 600, 1000, 1400, 3000, 5000]; // milliseconds

/** How long to wait after so many tries in vain: not quite the same for all who were cut off at the same moment. */
export function later(tries: number): number {
  return PAUSES[Math.min(tries, PAUSES.length - 1)]! * (0.8 + 0.4 * Math.random());
}
