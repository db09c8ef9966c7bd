// What Recto Verso brings to a table's page.

import type { View } from '../../generated/recto-verso';
import { LETTERS, readBuilding, write } from '../../geometry/recto-verso';
import { played } from '../../geometry/recto-verso-moves';

export { default as Board } from './Board.svelte';
export { default as End } from './End.svelte';
export { hint, phrase, sentence } from './sentences';
export const placesHint = true;
export const showsTalk = true;
export const atOnce = true;

/** A hint is about the round it was given in. */
export const matter = (view: View) => String(view.round);

/** Where a piece comes to rest, and what stands then. */
export function echo(view: View, seat: number, move: string): View | null {
  if (!/^(place|move|stack|take|shift) /.test(move)) return null;
  const before = readBuilding(view.building);
  const after = played(before, move);
  if (typeof after === 'string') return null;
  const building = Object.fromEntries(Object.entries(after).map(([letter, cubes]) => [letter, write(cubes)]));
  const all = [...LETTERS].filter((letter) => letter in before || view.beside.includes(letter));
  const by = Object.fromEntries(
    Object.keys(after).map((letter) => [letter, building[letter] === view.building[letter] ? (view.by[letter] ?? seat) : seat]),
  );
  const touched = { seat, at: view.clock, piece: LETTERS.includes(move.split(' ')[1]!) ? move.split(' ')[1]! : null };
  return { ...view, building, by, touched, beside: all.filter((letter) => !(letter in after)).join('') };
}

export function lies(view: View): string {
  return [...LETTERS].map((letter) => view.building[letter] ?? '').join('/');
}
