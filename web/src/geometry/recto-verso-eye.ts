// How somebody looks at the board: where a point of the board is on the picture, and what a point of the picture lies
// over. A pointer with a piece in hand goes through everything that stands there as through glass: what counts is where
// its ray comes to each level. Places are [u, v, z] as the viewer sees them, in cells from the left, the near edge and the
// ground; a point of the picture is [x, y], from -1 to 1, to the right and up.

import type { Building, Cube } from './recto-verso.ts';
import { SIZE } from './recto-verso.ts';
import type { Spot } from './recto-verso-places.ts';

export type Vector = readonly [number, number, number];
export type Point = readonly [x: number, y: number];

export interface Eye {
  across: number; // radians to the side of straight before the board
  up: number; // radians above the table
  aspect: number; // of the picture: its width by its height
}

export interface Ray {
  from: Vector;
  way: Vector;
}

export const HOME = { across: 0, up: 0.92 }; // how one looks while building: all rows are seen from above
export const OPENING = 30; // degrees that the picture is high
export const MIDDLE: Vector = [SIZE / 2, 2.24, 1.9]; // what the eye looks at, so that board and card fill the picture
const FRAME = 0.25; // cells that the board's frame is wide
const BEHIND = 0.6; // cells behind the board, where the card stands
const FULL = 0.97; // of the picture, at most, is taken by the board and a full building
const CORNERS: Vector[] = [-FRAME, SIZE + FRAME].flatMap((u) =>
  [-FRAME, SIZE + BEHIND].flatMap((v) => [-0.3, SIZE].map((z): Vector => [u, v, z])),
);

/** How far the eye is from what it looks at: as near as a full building can be seen whole. */
export function distance(eye: Eye): number {
  const { right, above, ahead } = axes(eye);
  const high = FULL * Math.tan((OPENING * Math.PI) / 360);
  const needs = CORNERS.map((corner) => {
    const to = less(corner, MIDDLE);
    return Math.max(Math.abs(dot(to, above)) / high, Math.abs(dot(to, right)) / (high * eye.aspect)) - dot(to, ahead);
  });
  return Math.max(...needs);
}

/** Where the eye is. */
export function position(eye: Eye): Vector {
  const { ahead } = axes(eye);
  const far = distance(eye);
  return [MIDDLE[0] - far * ahead[0], MIDDLE[1] - far * ahead[1], MIDDLE[2] - far * ahead[2]];
}

/** To the right, up and ahead, as the eye sees it. */
function axes({ across, up }: Eye): { right: Vector; above: Vector; ahead: Vector } {
  return {
    right: [Math.cos(across), Math.sin(across), 0],
    above: [-Math.sin(across) * Math.sin(up), Math.cos(across) * Math.sin(up), Math.cos(up)],
    ahead: [-Math.sin(across) * Math.cos(up), Math.cos(across) * Math.cos(up), -Math.sin(up)],
  };
}

const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const less = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const along = ({ from, way }: Ray, part: number): Vector => [from[0] + way[0] * part, from[1] + way[1] * part, from[2] + way[2] * part];

/** Where a place of the board is on the picture. */
export function onPicture(eye: Eye, place: Vector): Point {
  const { right, above, ahead } = axes(eye);
  const to = less(place, position(eye));
  const high = dot(to, ahead) * Math.tan((OPENING * Math.PI) / 360);
  return [dot(to, right) / (high * eye.aspect), dot(to, above) / high];
}

/** The ray from the eye through a point of the picture. */
export function rayThrough(eye: Eye, [x, y]: Point): Ray {
  const { right, above, ahead } = axes(eye);
  const high = Math.tan((OPENING * Math.PI) / 360);
  const part = (axis: 0 | 1 | 2) => ahead[axis] + right[axis] * x * high * eye.aspect + above[axis] * y * high;
  return { from: position(eye), way: [part(0), part(1), part(2)] };
}

/** Where a ray comes to the floor of each level, through whatever stands there; null where it does not come down to it. */
export function crossings(ray: Ray): (Spot | null)[] {
  return Array.from({ length: SIZE }, (_, level) => {
    const part = (level - ray.from[2]) / ray.way[2];
    if (!(part > 0)) return null;
    const [u, v] = along(ray, part);
    return { u, v };
  });
}

/** The pieces that stand between the eye and a piece in hand, to be shown as glass. */
export function glass(eye: Eye, building: Building, held: string, cubes: readonly Cube[]): string[] {
  const from = position(eye);
  const corners = [0.1, 0.5, 0.9];
  const targets = cubes.flatMap(([u, v, z]) =>
    corners.flatMap((a) => corners.flatMap((b) => corners.map((c): Vector => [u + a, v + b, z + c]))),
  );
  const hides = (cube: Cube) => targets.some((target) => passes({ from, way: less(target, from) }, cube));
  return Object.keys(building).filter((letter) => letter !== held && building[letter]!.some(hides));
}

/** Whether a ray goes through a cube before it has gone its whole way. */
function passes({ from, way }: Ray, cube: Cube): boolean {
  let [enters, leaves] = [0, 1];
  for (const axis of [0, 1, 2] as const) {
    const ends = [cube[axis], cube[axis] + 1].map((end) => (end - from[axis]) / way[axis]);
    enters = Math.max(enters, Math.min(...ends));
    leaves = Math.min(leaves, Math.max(...ends));
  }
  return enters < leaves;
}
