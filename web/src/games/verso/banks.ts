// The banks among one's legal moves, as the brackets and the chooser show them.

import type { Choice } from '../../generated/verso';
import type { Colour } from './faces';

export interface Bank {
  move: string; // `bank blue 3-5`, perhaps `*4` behind it
  colour: Colour;
  low: number;
  high: number;
  points: number;
  cards: string[];
  discards: string[];
}

export function banksOf(choices: readonly Choice[]): Bank[] {
  return choices
    .filter((choice) => choice.move.startsWith('bank'))
    .map(({ move, preview }) => {
      const [, colour, range] = move.split(' ') as [string, Colour, string];
      const [low, high] = range.split('-').map(Number) as [number, number];
      const { points = 0, cards = [], discards = [] } = preview;
      return { move, colour, low, high, points, cards, discards };
    });
}

/** The richest bank of each colour. */
export function richest(banks: Bank[]): Bank[] {
  const best = new Map<Colour, Bank>();
  for (const bank of banks) if (bank.points > (best.get(bank.colour)?.points ?? 0)) best.set(bank.colour, bank);
  return [...best.values()];
}

/** The banks of a colour that differ in what they bring or cost, the richest first. */
export function different(banks: Bank[], colour: Colour): Bank[] {
  const found = new Map<string, Bank>();
  for (const bank of banks) {
    const key = `${bank.points} ${[...bank.discards].sort().join()}`;
    if (bank.colour === colour && !found.has(key)) found.set(key, bank);
  }
  return [...found.values()].sort((a, b) => b.points - a.points);
}
