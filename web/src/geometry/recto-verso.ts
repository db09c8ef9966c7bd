// The geometry of a building of Recto Verso, for what must answer while a finger moves: how pieces turn, where one
// comes to rest, what a side sees. The rules are the authority; vectors that Python makes bind this file to them.
//
// A cube is [x, y, z]: x from the front's left, y from the front, z the level. Whoever sits behind sees everything
// turned by half a turn: `seen` leads from the front's coordinates to a viewer's own and back.

export type Cube = readonly [x: number, y: number, z: number];
export type Building = Readonly<Record<string, readonly Cube[]>>;
export type Side = 'front' | 'back';
export type Mode = 'simple' | 'hard';
export type Axis = 'x' | 'y' | 'z';
export type Reason = 'outside' | 'too-high';

export const SIZE = 4;
export const LETTERS = 'KWENGPVOYBR';

const BAR: Cube[] = [
  [0, 0, 0],
  [1, 0, 0],
];
const CUBE: Cube[] = [[0, 0, 0]];
const SHAPES: Record<string, Cube[]> = {
  K: CUBE, W: CUBE, E: CUBE, N: CUBE, G: BAR, P: BAR, V: BAR, O: BAR,
  Y: [...BAR, [2, 0, 0]],
  B: [...BAR, [0, 1, 0]],
  R: [...BAR, [2, 0, 0], [0, 1, 0]],
}; // prettier-ignore

/** A piece as it lies in the box. */
export function shape(letter: string): Cube[] {
  return SHAPES[letter] ?? CUBE;
}

/** The order in which texts name cubes: by level, then from the front, then from the left. */
export function inOrder(cubes: readonly Cube[]): Cube[] {
  return [...cubes].sort((a, b) => a[2] - b[2] || a[1] - b[1] || a[0] - b[0]);
}

export function read(text: string): Cube[] {
  return text.split(' ').map((cube) => [Number(cube[0]), Number(cube[1]), Number(cube[3])]);
}

export function write(cubes: readonly Cube[]): string {
  return inOrder(cubes)
    .map(([x, y, z]) => `${x}${y}.${z}`)
    .join(' ');
}

export function readBuilding(texts: Record<string, string>): Building {
  return Object.fromEntries(Object.entries(texts).map(([letter, text]) => [letter, read(text)]));
}

/** The lowest corner that a shape touches, and how far it reaches from there. */
export function bounds(cubes: readonly Cube[]): { low: Cube; size: Cube } {
  const reach = (axis: 0 | 1 | 2) => {
    const values = cubes.map((cube) => cube[axis]);
    const low = Math.min(...values);
    return { low, size: Math.max(...values) - low + 1 };
  };
  const [x, y, z] = [reach(0), reach(1), reach(2)];
  return { low: [x.low, y.low, z.low], size: [x.size, y.size, z.size] };
}

/** The cubes pushed along. */
export function moved(cubes: readonly Cube[], x: number, y: number, z = 0): Cube[] {
  return cubes.map((cube) => [cube[0] + x, cube[1] + y, cube[2] + z]);
}

/** The same cubes in the corner 0 0 0: the orientation, without the place. */
export function atOrigin(cubes: readonly Cube[]): Cube[] {
  const { low } = bounds(cubes);
  return inOrder(moved(cubes, -low[0], -low[1], -low[2]));
}

/** A quarter turn about an axis, in the corner 0 0 0. */
export function turned(cubes: readonly Cube[], axis: Axis): Cube[] {
  const turn: Record<Axis, (cube: Cube) => Cube> = {
    x: ([x, y, z]) => [x, -z, y],
    y: ([x, y, z]) => [z, y, -x],
    z: ([x, y, z]) => [-y, x, z],
  };
  return atOrigin(cubes.map(turn[axis]));
}

/** From the front's coordinates to those of whoever looks from this side, and back: the same half turn. */
export function seen(cubes: readonly Cube[], side: Side): Cube[] {
  return side === 'front' ? [...cubes] : cubes.map(([x, y, z]) => [SIZE - 1 - x, SIZE - 1 - y, z]);
}

function column(building: Building, x: number, y: number, without = ''): number {
  let height = 0;
  for (const [letter, cubes] of Object.entries(building)) {
    if (letter === without) continue;
    for (const cube of cubes) if (cube[0] === x && cube[1] === y) height = Math.max(height, cube[2] + 1);
  }
  return height;
}

/** R4: where a piece rests that is let down from above; its own old place does not count. Or why it cannot. */
export function drop(building: Building, letter: string, cubes: readonly Cube[]): Cube[] | Reason {
  const inside = (at: number) => at >= 0 && at < SIZE;
  if (!cubes.every(([x, y]) => inside(x) && inside(y))) return 'outside';
  const { low, size } = bounds(cubes);
  const level = moved(cubes, 0, 0, -low[2]);
  const rest = Math.max(...level.map(([x, y, z]) => column(building, x, y, letter) - z), 0);
  return rest + size[2] > SIZE ? 'too-high' : inOrder(moved(level, 0, 0, rest));
}

function bears(own: readonly Cube[], other: readonly Cube[]): boolean {
  return own.some(([x, y, z]) => other.some((cube) => cube[0] === x && cube[1] === y && cube[2] === z + 1));
}

/** A piece that stands on this one: then this one is moved only as a stack. */
export function carried(building: Building, letter: string): string | null {
  const own = building[letter] ?? [];
  return [...LETTERS].find((other) => other !== letter && bears(own, building[other] ?? [])) ?? null;
}

/** R4: a piece of the building and all that stands on it, directly or through others. */
export function stack(building: Building, letter: string): string[] {
  const found = [letter];
  for (const one of found) {
    for (const other of LETTERS) {
      if (!found.includes(other) && bears(building[one] ?? [], building[other] ?? [])) found.push(other);
    }
  }
  return found;
}

/** R4: the building with this stack let down so many squares along, as one body. Or why it cannot be. */
export function stacked(building: Building, letter: string, x: number, y: number): Building | Reason {
  const body = stack(building, letter);
  const others = Object.fromEntries(Object.entries(building).filter(([one]) => !body.includes(one)));
  const cubes = body.flatMap((one) => building[one] ?? []);
  const rest = drop(others, letter, moved(cubes, x, y));
  if (typeof rest === 'string') return rest;
  const up = bounds(rest).low[2] - bounds(cubes).low[2];
  return { ...others, ...Object.fromEntries(body.map((one) => [one, moved(building[one] ?? [], x, y, up)])) };
}

/** The move that pushes a stack so many squares along; everything in the front's coordinates. */
export function stackMove(building: Building, letter: string, x: number, y: number): string {
  const [first] = [...(building[letter] ?? [])].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  return `stack ${letter} ${first![0] + x}${first![1] + y}`;
}

/** The whole building pushed one square along, or null if it would leave the squares. */
export function shifted(building: Building, x: number, y: number): Building | null {
  const pushed = Object.entries(building).map(([letter, cubes]) => [letter, moved(cubes, x, y)] as const);
  const stays = pushed.every(([, cubes]) => cubes.every((cube) => cube[0] >= 0 && cube[0] < SIZE && cube[1] >= 0 && cube[1] < SIZE));
  return pushed.length && stays ? Object.fromEntries(pushed) : null;
}

/** R3: what a side sees straight on, as cards write it: levels from the top, from that viewer's left. */
export function facade(building: Building, side: Side): string {
  const nearest: { letter: string; depth: number }[] = [];
  for (const [letter, cubes] of Object.entries(building)) {
    for (const [x, y, z] of seen(cubes, side)) {
      const square = (SIZE - 1 - z) * SIZE + x;
      if (!(square in nearest) || y < nearest[square]!.depth) nearest[square] = { letter, depth: y };
    }
  }
  const letters = Array.from({ length: SIZE * SIZE }, (_, square) => nearest[square]?.letter ?? '.');
  return [0, 1, 2, 3].map((row) => letters.slice(row * SIZE, row * SIZE + SIZE).join('')).join('/');
}

/** R6: the pieces that have a void below them. */
export function voids(building: Building): string[] {
  const filled = new Set(Object.values(building).flat().map(String));
  const hangs = ([x, y, z]: Cube) => z > 0 && !filled.has(String([x, y, z - 1]));
  return Object.keys(building).filter((letter) => building[letter]!.some(hangs));
}

/** R6: whether a building answers a card, front|back, from both sides: all pieces of the mode used, both facades as drawn,
 *  nothing above a void. Everything in the front's coordinates. */
export function isRight(building: Building, card: string, mode: Mode): boolean {
  const pieces = mode === 'hard' ? LETTERS : LETTERS.slice(0, -1);
  const used = [...pieces].every((letter) => building[letter]?.length) && Object.keys(building).length === pieces.length;
  return used && card === `${facade(building, 'front')}|${facade(building, 'back')}` && voids(building).length === 0;
}

/** For each square, from the top left, whether two pictures agree. */
export function matches(drawn: string, built: string): boolean[] {
  const squares = built.replaceAll('/', '');
  return Array.from(drawn.replaceAll('/', ''), (letter, square) => letter === squares[square]);
}
