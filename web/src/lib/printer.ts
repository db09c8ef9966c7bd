// What this device's printer is like: the paper in it, and how far its backs are off. It is remembered here, and only here.
// And what a page holds that can be printed.

import type { PrintWish } from '../games/game';

export interface Printer {
  paper: Record<string, string>;
  offset: { x: number; y: number };
}

const KEY = 'volteface-printer';

/** As it was set last; at first the paper of the person's country. */
export function printer(): Printer {
  const american = /^(en-(US|CA|PH)|es-(MX|CO|CL)|fr-CA)$/.test(navigator.language);
  const unknown: Printer = { paper: american ? { paper: 'letter' } : {}, offset: { x: 0, y: 0 } };
  try {
    return { ...unknown, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Printer>) };
  } catch {
    return unknown;
  }
}

export function keepPrinter(known: Printer): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(known));
  } catch {
    // then it is asked again
  }
}

const MOST = 60; // cards that are named one by one

/** The very cards of a page, by their texts, the latest if there are many; null if there is none. They may be for layers of
 * one's own. */
export function named(cards: readonly string[], own: readonly string[] = []): PrintWish | null {
  const latest = cards.slice(-MOST);
  if (!latest.length) return null;
  return { things: ['these'], values: { these: latest.join(','), own: own.join(',') }, count: latest.length };
}
