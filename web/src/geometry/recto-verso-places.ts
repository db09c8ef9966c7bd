// Where a piece that is taken up may come to rest, and which of these places somebody means who points at the board or at
// a square of the own facade. A builder knows the own side of the card and what stands there, and so does this file: a
// place that the own side cannot show any more comes after all that it can. Everything is as its viewer sees it: u from
// their left, v away from them, z up.

import type { Building, Cube } from './recto-verso.ts';
import { atOrigin, bounds, drop, moved, shape, SIZE, stack, stacked, turned, write } from './recto-verso.ts';

/** A point over the board in cells and parts of cells, from the left and the near edge. */
export interface Spot {
  u: number;
  v: number;
}

/** A square of a facade, from its viewer's left and from the ground. */
export interface Square {
  column: number;
  level: number;
}

export interface Place {
  cubes: Cube[];
  way: number; // which of the piece's ways to lie it is
  level: number; // that of its lowest cubes
  middle: Spot; // of the squares of the ground that it stands over
  misfits: number; // what the own side says against it
  voids: number; // those of them that would be below it
  owed: number; // squares of the own side that show the wrong piece until another one stands before it
}

const OUTSIDE = 0.6; // cells beside the board that still count as its edge
const EXACT = 0.3; // cells from its middle at which one certainly means a place

/** The distinct ways in which a piece can lie, in the order of the rules. */
export function ways(letter: string): Cube[][] {
  const found = new Map([[write(atOrigin(shape(letter))), atOrigin(shape(letter))]]);
  for (const way of found.values()) {
    for (const axis of ['x', 'z'] as const) {
      const next = turned(way, axis);
      if (!found.has(write(next))) found.set(write(next), next);
    }
  }
  return [...found.values()].sort((a, b) => compare(a.flat(), b.flat()));
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? 0 : a[at]! - b[at]!;
}

/** Everywhere a piece can come to rest, lifted out of the building if it stands there. */
export function places(building: Building, letter: string, card: string): Place[] {
  const others = Object.fromEntries(Object.entries(building).filter(([one]) => one !== letter));
  const around = surroundings(others);
  const drawn = squares(card);
  const found: Place[] = [];
  ways(letter).forEach((shape, way) => {
    const { size } = bounds(shape);
    for (let v = 0; v <= SIZE - size[1]; v += 1) {
      for (let u = 0; u <= SIZE - size[0]; u += 1) {
        const cubes = drop(others, letter, moved(shape, u, v));
        if (typeof cubes === 'string') continue;
        found.push({ cubes, way, level: bounds(cubes).low[2], middle: middle(cubes), ...against(cubes, letter, drawn, around) });
      }
    }
  });
  return found;
}

/** Everywhere a piece of the building can be let down with all that stands on it, unturned; `cubes` are those of the whole
 *  body. No place is likelier than another. */
export function stackPlaces(building: Building, letter: string): Place[] {
  const body = stack(building, letter);
  const { low, size } = bounds(body.flatMap((one) => building[one]!));
  const found: Place[] = [];
  for (let v = 0; v <= SIZE - size[1]; v += 1) {
    for (let u = 0; u <= SIZE - size[0]; u += 1) {
      const after = stacked(building, letter, u - low[0], v - low[1]);
      if (typeof after === 'string') continue;
      const cubes = body.flatMap((one) => [...after[one]!]);
      found.push({ cubes, way: 0, level: bounds(cubes).low[2], middle: middle(cubes), misfits: 0, voids: 0, owed: 0 });
    }
  }
  return found;
}

/** The places that somebody may mean who points at the board, the likeliest first; `spots` are where the ray comes to
 *  each level (`crossings`). What fits the own side comes before what cannot, then what lies just under the finger, then
 *  what shows nothing wrong, then what is nearest. Of each way to lie there is one place, that a tap may lead through them,
 *  and at the end what else lies just under the finger. One who has chosen a way gets that one first; of ways that are
 *  equally good, the one in which the piece was taken. Over the face of what stands there, where no place is, one means
 *  what fits right behind it. */
export function pointedAt(
  places: readonly Place[],
  spots: readonly (Spot | null)[],
  chosen: number | null = null,
  taken: number | null = null,
): Place[] {
  const near: { place: Place; far: number }[] = [];
  for (const place of places) {
    const spot = spots[place.level];
    if (!spot) continue;
    const at = { u: within(spot.u), v: within(spot.v) };
    if (!place.cubes.some(([u, v]) => u === Math.floor(at.u) && v === Math.floor(at.v))) continue;
    near.push({ place, far: Math.hypot(at.u - place.middle.u, at.v - place.middle.v) });
  }
  near.sort(
    (a, b) =>
      order(a.place, b.place, chosen) || doubt(a) - doubt(b) || a.far - b.far || b.place.level - a.place.level || height(a) - height(b),
  );
  if (!near.length) return likeliest(onePerWay(behind(places, spots)), chosen, taken);
  const first = likeliest(onePerWay(near.map(({ place }) => place)), chosen, taken);
  return [...first, ...near.filter(({ place, far }) => far < EXACT && !first.includes(place)).map(({ place }) => place)];
}

/** What fits in the column that one points at, on the ground behind the spot, the nearest first. From above nothing is behind. */
function behind(places: readonly Place[], [ground, above]: readonly (Spot | null)[]): Place[] {
  if (!ground || !above || ground.v === above.v) return [];
  const row = ({ cubes }: Place) => Math.min(...cubes.map((cube) => cube[1]));
  const fits = (place: Place) => !place.misfits && place.level === 0 && row(place) > ground.v;
  const there = places.filter((place) => fits(place) && place.cubes.some(([u]) => u === Math.floor(ground.u)));
  return there.sort((a, b) => row(a) - row(b) || Math.abs(a.middle.u - ground.u) - Math.abs(b.middle.u - ground.u));
}

/** The places that somebody may mean who points at a square of the own facade: all that stand over that square, what fits
 *  first, then the nearest row. */
export function shownAt(places: readonly Place[], square: Square, chosen: number | null = null): Place[] {
  const depth = ({ cubes }: Place) => Math.min(...cubes.filter((cube) => isAt(cube, square)).map((cube) => cube[1]));
  const beside = ({ middle }: Place) => Math.abs(middle.u - square.column - 0.5);
  const there = places.filter(({ cubes }) => cubes.some((cube) => isAt(cube, square)));
  return likeliest(onePerWay(there.sort((a, b) => order(a, b, chosen) || depth(a) - depth(b) || beside(a) - beside(b))), chosen);
}

/** Where no way to lie fits, the one with the least against it comes first. A piece stays as it was taken where that shows
 *  nothing wrong. */
function likeliest(ways: Place[], chosen: number | null, taken: number | null = null): Place[] {
  const turns = ({ way, owed }: Place) => Number(way !== taken || owed > 0);
  return ways.sort((a, b) => order(a, b, chosen) || a.misfits - b.misfits || turns(a) - turns(b));
}

function order(a: Place, b: Place, chosen: number | null): number {
  return Number(b.way === chosen) - Number(a.way === chosen) || Number(a.misfits > 0) - Number(b.misfits > 0);
}

/** What lies just under the finger is meant; of the rest rather what shows nothing wrong. */
function doubt({ place, far }: { place: Place; far: number }): number {
  return far < EXACT ? -1 : place.owed;
}

function height({ place }: { place: Place }): number {
  return bounds(place.cubes).size[2];
}

function onePerWay(places: readonly Place[]): Place[] {
  return places.filter(({ way }, index) => places.findIndex((one) => one.way === way) === index);
}

function isAt([u, , z]: Cube, { column, level }: Square): boolean {
  return u === column && z === level;
}

function within(at: number): number {
  return at > -OUTSIDE && at < SIZE + OUTSIDE ? Math.max(0, Math.min(SIZE - 1e-6, at)) : at;
}

function middle(cubes: readonly Cube[]): Spot {
  const feet = [...new Map(cubes.map((cube) => [cube[0] + SIZE * cube[1], cube])).values()];
  const mean = (axis: 0 | 1) => feet.reduce((sum, cube) => sum + cube[axis] + 0.5, 0) / feet.length;
  return { u: mean(0), v: mean(1) };
}

/** A facade's squares by column + 4 * level. */
function squares(card: string): string {
  return card.split('/').reverse().join('');
}

interface Surroundings {
  heights: number[]; // of each column, u + 4v
  taken: Set<number>; // u + 4v + 16z
  nearest: Map<string, number>[]; // for each square, the nearest row of every piece that stands over it
}

function surroundings(building: Building): Surroundings {
  const heights = Array.from({ length: SIZE * SIZE }, () => 0);
  const nearest = Array.from({ length: SIZE * SIZE }, () => new Map<string, number>());
  const taken = new Set<number>();
  for (const [letter, cubes] of Object.entries(building)) {
    for (const [u, v, z] of cubes) {
      const at = u + SIZE * v;
      heights[at] = Math.max(heights[at]!, z + 1);
      taken.add(at + SIZE * SIZE * z);
      const rows = nearest[u + SIZE * z]!;
      rows.set(letter, Math.min(rows.get(letter) ?? SIZE, v));
    }
  }
  return { heights, taken, nearest };
}

type Against = Pick<Place, 'misfits' | 'voids' | 'owed'>;

/** How much is wrong with a place as far as the own side tells: squares that would never show what is drawn, and voids;
 *  and squares that do not show it yet. */
function against(cubes: readonly Cube[], letter: string, drawn: string, around: Surroundings): Against {
  const own = new Map<number, number>(); // the nearest row for each square
  const filled = new Set(around.taken);
  for (const [u, v, z] of cubes) {
    own.set(u + SIZE * z, Math.min(own.get(u + SIZE * z) ?? SIZE, v));
    filled.add(u + SIZE * v + SIZE * SIZE * z);
  }
  const missing = [...drawn].filter((one, square) => one === letter && !own.has(square)).length;
  const wrong = [...own].filter(([square, row]) => !mayShow(square, row, letter, drawn[square]!, around)).length;
  const voids = cubes.filter(([u, v, z]) => z > 0 && !filled.has(u + SIZE * v + SIZE * SIZE * (z - 1))).length;
  const owed = [...own].filter(([square, row]) => drawn[square] !== letter && !isBefore(drawn[square]!, square, row, around)).length;
  return { misfits: missing + wrong + voids, voids, owed };
}

/** Whether a square can still become as drawn with this piece in this row of it. */
function mayShow(square: number, row: number, letter: string, wanted: string, around: Surroundings): boolean {
  const standing = around.nearest[square]!;
  if (wanted === '.') return false;
  if (wanted === letter) return ![...standing.values()].some((other) => other < row);
  if (standing.has(wanted)) return isBefore(wanted, square, row, around);
  const [column, level] = [square % SIZE, Math.floor(square / SIZE)];
  return Array.from({ length: row }, (_, v) => around.heights[column + SIZE * v]!).some((high) => high <= level);
}

/** Whether a piece stands over a square, nearer than this row. */
function isBefore(letter: string, square: number, row: number, { nearest }: Surroundings): boolean {
  return (nearest[square]!.get(letter) ?? SIZE) < row;
}
