// What a hint speaks of, to be marked: pieces in the tray or where they stand, and the place for one of them.

import type { Building } from '../../geometry/recto-verso';
import { read, seen } from '../../geometry/recto-verso';
import type { Hand } from './hand.svelte';

/** The letters, and cubes as whoever looks sees them; of a piece that is in the hand nothing is marked. */
export function hintedOf(meant: Readonly<Record<string, unknown>> | undefined, hand: Hand): { pieces: string; building: Building } {
  const pieces = typeof meant?.pieces === 'string' ? meant.pieces : '';
  const marked = [...pieces].filter((letter) => !hand.holds(letter));
  const place = typeof meant?.cubes === 'string' ? seen(read(meant.cubes), hand.side) : null;
  const standing = marked.flatMap((letter) => ((place ?? hand.own[letter]) ? [[letter, place ?? hand.own[letter]!] as const] : []));
  return { pieces, building: Object.fromEntries(standing) };
}
