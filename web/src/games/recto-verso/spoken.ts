// Where things are, in words: what a screen reader says while one moves a piece over the board.

import type { Cube } from '../../geometry/recto-verso';
import { bounds, write } from '../../geometry/recto-verso';
import { say } from '../../lib/words.svelte';
import type { Cell, Hand } from './hand.svelte';

const range = (low: number, size: number) => (size === 1 ? `${low + 1}` : `${low + 1}–${low + size}`);

/** What stands on a cell, from the ground up. */
export function cellText(hand: Hand, { u, v }: Cell): string {
  const levels = Object.entries(hand.own)
    .flatMap(([letter, cubes]) => cubes.filter(([x, y]) => x === u && y === v).map((cube) => ({ letter, level: cube[2] + 1 })))
    .sort((a, b) => a.level - b.level)
    .map((one) => say('recto-verso-on-level', one));
  const what = levels.join(', ') || say('recto-verso-colour', { letter: 'none' });
  return `${say('recto-verso-cell', { column: u + 1, row: v + 1 })}: ${what}`;
}

/** What the hand holds and where that would come to rest, or what lies under an empty hand. */
export function handText(hand: Hand): string {
  const { main } = hand;
  if (!main) return cellText(hand, hand.at);
  const piece = say(main.isStack ? 'recto-verso-stack' : 'recto-verso-piece', { letter: main.letter, count: main.body.length - 1 });
  if (typeof main.rests === 'string') {
    const cell = say('recto-verso-cell', { column: main.at.u + 1, row: main.at.v + 1 });
    return `${piece}, ${cell}: ${say(`recto-verso-refused-${main.rests}`)}`;
  }
  const cubes = Object.values(main.rests).flat();
  const { low, size } = bounds(cubes);
  const rests = say('recto-verso-rests', {
    piece,
    columns: range(low[0], size[0]),
    rows: range(low[1], size[1]),
    levels: range(low[2], size[2]),
  });
  const places = main.isStack ? [] : gaps(cubes).map(([u, v, z]) => say('recto-verso-gap', { column: u + 1, row: v + 1, level: z + 1 }));
  return places.length ? say('recto-verso-rests-but', { rests, places: places.join('; ') }) : rests;
}

/** What a piece that is no bar leaves free of the columns, rows and levels that it takes. */
function gaps(cubes: readonly Cube[]): Cube[] {
  const { low, size } = bounds(cubes);
  const taken = new Set(cubes.map((cube) => cube.join()));
  const along = (axis: 0 | 1 | 2) => Array.from({ length: size[axis] }, (_, i) => low[axis] + i);
  const all = along(2).flatMap((z) => along(1).flatMap((v) => along(0).map((u): Cube => [u, v, z])));
  return all.filter((cube) => !taken.has(cube.join()));
}

/** Where the piece in hand would come to rest, as texts write it. */
export function restText(hand: Hand): string | undefined {
  const rests = hand.main?.rests;
  return typeof rests === 'object' ? write(Object.values(rests).flat()) : undefined;
}
