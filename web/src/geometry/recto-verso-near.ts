// How near a building has come to its card: everything that is still wrong with it, for the verdict and for practice.

import type { Building, Mode } from './recto-verso.ts';
import { facade, matches, SIZE, voids } from './recto-verso.ts';
import { pieces } from './recto-verso-cards.ts';

export interface Near {
  front: number[]; // squares that differ, from the top left of whoever looks at that side
  back: number[];
  left: string; // letters of the pieces that are not used
  voids: string; // and of those with a void below them
  right: boolean;
}

/** R6: what keeps a building from answering a card, front|back. */
export function near(building: Building, card: string, mode: Mode): Near {
  const [front = '', back = ''] = card.split('|');
  const differ = (drawn: string, side: 'front' | 'back') =>
    matches(drawn, facade(building, side)).flatMap((fits, square) => (fits ? [] : [square]));
  const found = {
    front: differ(front, 'front'),
    back: differ(back, 'back'),
    left: [...pieces(mode)].filter((letter) => !building[letter]?.length).join(''),
    voids: voids(building).join(''),
  };
  return { ...found, right: !found.front.length && !found.back.length && !found.left && !found.voids };
}

/**
 * How far from the viewer the face is that one sees on a square, from the near side or from the far one. Where nothing stands
 * so high, it is as far as what stands below it.
 */
export function depth(building: Building, { near, column, level }: { near: boolean; column: number; level: number }): number {
  const below = Object.values(building)
    .flat()
    .filter(([u, , z]) => u === column && z <= level)
    .sort((a, b) => b[2] - a[2]);
  const rows = below.filter(([, , z]) => z === below[0]![2]).map(([, v]) => v);
  if (!rows.length) return near ? 0 : SIZE;
  return near ? Math.min(...rows) : Math.max(...rows) + 1;
}
