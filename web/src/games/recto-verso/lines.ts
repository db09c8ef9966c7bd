// Outlines of pieces and footprints on the ground, as thin wood: what is in somebody's hand is seen through everything.

import { BoxGeometry, BufferAttribute, BufferGeometry } from 'three';

import type { Cube } from '../../geometry/recto-verso';

const THICK = 0.036;
const LIFT = 0.012; // so that a footprint lies on the board and not in it
const EDGE = 0.06; // of a square, around a footprint

type Place = [number, number, number];

/** The edges of a body of cubes: where its sides meet at an angle, not where two cubes lie side by side. */
export function edges(cubes: readonly Cube[]): { axis: 0 | 1 | 2; from: Place }[] {
  const filled = new Set(cubes.map(String));
  const found = new Map<string, { axis: 0 | 1 | 2; from: Place }>();
  for (const cube of cubes) {
    for (const axis of [0, 1, 2] as const) {
      const [b, c] = [0, 1, 2].filter((one) => one !== axis) as [0 | 1 | 2, 0 | 1 | 2];
      for (const [i, j] of [
        [0, 0],
        [0, 1],
        [1, 0],
        [1, 1],
      ] as const) {
        // prettier-ignore
        const from: Place = [...cube];
        from[b] += i;
        from[c] += j;
        const around = (
          [
            [0, 0],
            [0, 1],
            [1, 0],
            [1, 1],
          ] as const
        ).map(([k, l]) => {
          // prettier-ignore
          const one: Place = [...from];
          one[b] -= k;
          one[c] -= l;
          return filled.has(String(one));
        });
        const count = around.filter(Boolean).length;
        if (count % 2 || (count === 2 && around[0] === around[3])) found.set(`${axis} ${String(from)}`, { axis, from });
      }
    }
  }
  return [...found.values()];
}

/** The edges as thin bars; u to the right, z up, v away. */
export function outline(cubes: readonly Cube[]): BufferGeometry {
  return boxes(
    edges(cubes).map(({ axis, from }) => {
      const size: Place = [THICK, THICK, THICK];
      size[axis] += 1;
      const middle: Place = [...from];
      middle[axis] += 0.5;
      return { middle, size };
    }),
  );
}

/** The squares of the ground below a body. */
export function footprint(cubes: readonly Cube[]): BufferGeometry {
  const feet = new Map(cubes.map(([u, v]) => [`${u}${v}`, [u + 0.5, v + 0.5, LIFT] as Place]));
  return boxes([...feet.values()].map((middle) => ({ middle, size: [1 - EDGE, 1 - EDGE, 0.001] })));
}

function boxes(list: { middle: Place; size: Place }[]): BufferGeometry {
  const positions: number[] = [];
  for (const { middle, size } of list) {
    const box = new BoxGeometry(size[0], size[2], size[1]).toNonIndexed();
    box.translate(middle[0] - 2, middle[2], 2 - middle[1]);
    positions.push(...(box.getAttribute('position').array as Float32Array));
    box.dispose();
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(positions), 3));
  return geometry;
}
