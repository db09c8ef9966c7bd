// How cubes are drawn at a slant: where the near left corner of each is, and in which order they are drawn.

import type { Cube } from '../../geometry/recto-verso';

export function corner([u, v, z]: Cube): { x: number; y: number } {
  return { x: u * 20 + v * 9, y: -z * 20 - v * 8 };
}

/** From the far left to the near right and upwards, so that what is in front is drawn last. */
export function farFirst(a: Cube, b: Cube): number {
  return b[1] - a[1] || a[2] - b[2] || a[0] - b[0];
}
