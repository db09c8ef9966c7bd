// The banks among one's legal moves, as the brackets and the chooser show them.

import type { Choice, Turns } from '../../generated/verso';
import type { Colour } from './faces';

export interface Bank {
  move: string; // `bank blue 3-5`, perhaps `*4` behind it
  colour: Colour;
  low: number;
  high: number;
  points: number;
  cards: string[];
  discards: string[];
  turns: Turns[];
  breaks: boolean;
}

export function banksOf(choices: readonly Choice[]): Bank[] {
  return choices
    .filter((choice) => choice.move.startsWith('bank'))
    .map(({ move, preview }) => {
      const [, colour, range] = move.split(' ') as [string, Colour, string];
      const [low, high] = range.split('-').map(Number) as [number, number];
      const { points = 0, cards = [], discards = [], turns = [], breaks = false } = preview;
      return { move, colour, low, high, points, cards, discards, turns, breaks };
    });
}

/** The richest bank of each colour. */
export function richest(banks: Bank[]): Bank[] {
  const best = new Map<Colour, Bank>();
  for (const bank of banks) if (bank.points > (best.get(bank.colour)?.points ?? 0)) best.set(bank.colour, bank);
  return [...best.values()];
}

/** The banks of a colour that differ in what they cost, of each kind the one that brings most, the richest first; when costs no
 * longer count, the richest. */
export function different(banks: Bank[], colour: Colour, last = false): Bank[] {
  if (last) return richest(banks).filter((bank) => bank.colour === colour);
  const found = new Map<string, Bank>();
  for (const bank of banks) {
    const key = [...bank.discards].sort().join();
    if (bank.colour === colour && bank.points > (found.get(key)?.points ?? 0)) found.set(key, bank);
  }
  return [...found.values()].sort((a, b) => b.points - a.points);
}
