// Pointing at places: every place can be reached by pointer in any order of building, and what one means comes first.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';

import { PerspectiveCamera, Vector3 } from 'three';

import type { Eye, Point } from './recto-verso-eye.ts';
import { crossings, glass, HOME, MIDDLE, onPicture, OPENING, position, rayThrough } from './recto-verso-eye.ts';
import type { Place } from './recto-verso-places.ts';
import { places, pointedAt, shownAt, stackPlaces, ways } from './recto-verso-places.ts';
import type { Building, Cube, Side } from './recto-verso.ts';
import { LETTERS, read, seen, SIZE, write } from './recto-verso.ts';

const root = new URL('../../../', import.meta.url);
const box = JSON.parse(readFileSync(new URL('src/volteface/games/recto_verso/box.json', root), 'utf-8')).cards as Record<
  'simple' | 'hard',
  { text: string; solution: string }[]
>;
// How large the board is in such a window, in space and from above; a test in the browser holds the page to it.
const CANVASES = { '1280x800': [652, 528], '390x844': [367, 392] } as const;
const FLAT = 367;
const ORDERS = 10;
const TREMBLES = [[3, 0], [-3, 0], [0, 3], [0, -3]]; // prettier-ignore

let seed = 20;
function chance(below: number): number {
  seed = (seed * 48271) % 2147483647;
  return seed % below;
}

/** The pieces in a random order in which each can be let down from above. */
function anyOrder(building: Building): string[] {
  const left = Object.keys(building);
  const order: string[] = [];
  const waits = (letter: string) =>
    left.some(
      (other) =>
        other !== letter &&
        building[letter]!.some(([x, y, z]) => building[other]!.some((cube) => cube[0] === x && cube[1] === y && cube[2] < z)),
    );
  while (left.length) {
    const ready = left.filter((letter) => !waits(letter));
    order.push(...left.splice(left.indexOf(ready[chance(ready.length)]!), 1));
  }
  return order;
}

/** Every step of building the box's cards: what stands, which piece comes next and where, as somebody on that side sees it. */
function* steps(
  orders: number,
): Generator<{ mode: string; card: string; standing: Building; letter: string; target: string; last: boolean }> {
  for (const [mode, cards] of Object.entries(box)) {
    for (const { text, solution } of cards) {
      for (const side of ['front', 'back'] as Side[]) {
        const building = Object.fromEntries(solution.split('; ').map((one) => [one[0]!, seen(read(one.slice(2)), side)]));
        const card = text.split('|')[side === 'front' ? 0 : 1]!;
        for (let i = 0; i < orders; i += 1) {
          const standing: Record<string, Cube[]> = {};
          const order = anyOrder(building);
          for (const letter of order) {
            yield { mode, card, standing, letter, target: write(building[letter]!), last: letter === order.at(-1) };
            standing[letter] = building[letter]!;
          }
        }
      }
    }
  }
}

/** The pixel over which one holds a piece that shall come to this place. */
function pixel(eye: Eye, [width, height]: readonly [number, number], { middle, level }: Place): [number, number] {
  const [x, y] = onPicture(eye, [middle.u, middle.v, level]);
  return [Math.round(((x + 1) / 2) * width), Math.round(((1 - y) / 2) * height)];
}

function through([width, height]: readonly [number, number], x: number, y: number): Point {
  return [(x / width) * 2 - 1, 1 - (y / height) * 2];
}

test('the distinct ways to lie are those of the rules, in their order', () => {
  const lines = readFileSync(new URL('tests/web/vectors/recto-verso.txt', root), 'utf-8').split('\n');
  for (const line of lines.filter((one) => one.startsWith('ways;'))) {
    const [, letter, found] = line.split(';');
    assert.deepEqual(ways(letter!).map(write), found!.split(','));
  }
  assert.deepEqual(
    [...LETTERS].map((letter) => ways(letter).length),
    [1, 1, 1, 1, 3, 3, 3, 3, 3, 12, 24],
  );
});

test('the eye sees as the camera does, and a ray goes back to where it came from', () => {
  for (const [width, height] of Object.values(CANVASES)) {
    for (const across of [-0.4, 0, 0.3, Math.PI]) {
      const eye = { ...HOME, across, aspect: width / height };
      const camera = new PerspectiveCamera(OPENING, eye.aspect, 0.5, 60);
      const space = ([u, v, z]: readonly [number, number, number]) => new Vector3(u - 2, z, 2 - v);
      camera.position.copy(space(position(eye)));
      camera.lookAt(space(MIDDLE));
      camera.updateMatrixWorld();
      for (const place of [[0, 0, 0], [4, 0, 1], [1.5, 2.5, 3], [4, 4, 4]] as const) {
        const [x, y] = onPicture(eye, place);
        const drawn = space(place).project(camera);
        assert.ok(Math.hypot(x - drawn.x, y - drawn.y) < 1e-9);
        const spot = crossings(rayThrough(eye, [x, y]))[place[2]];
        if (place[2] < 4) assert.ok(spot && Math.hypot(spot.u - place[0], spot.v - place[1]) < 1e-9);
        assert.ok(Math.abs(x) < 1 && Math.abs(y) < 1, 'all of the board is in the picture, however one leans');
      }
    }
  }
}); // prettier-ignore

test('every place of a solution can be pointed at in space and from above, whatever stands before it, and nearly always first', () => {
  const counts = { asked: 0, first: 0 };
  const taps: Record<string, number[]> = { simple: [], hard: [] };
  let extra = 0;
  for (const { mode, card, standing, letter, target, last } of steps(ORDERS)) {
    const all = places(standing, letter, card);
    const meant = all.find(({ cubes }) => write(cubes) === target)!;
    assert.equal(meant.misfits, 0, 'what is right fits the own side at every moment');
    for (const [name, size] of Object.entries(CANVASES)) {
      const eye = { ...HOME, aspect: size[0] / size[1] };
      const [x, y] = pixel(eye, size, meant);
      const found = (dx: number, dy: number) => pointedAt(all, crossings(rayThrough(eye, through(size, x + dx, y + dy)))).indexOf(meant);
      const at = found(0, 0);
      assert.ok(at >= 0, `${name}: ${letter} ${target} on ${JSON.stringify(standing)}`);
      for (const [dx, dy] of TREMBLES) assert.ok(found(dx!, dy!) >= 0);
      counts.asked += 1;
      counts.first += Number(at === 0);
      if (name === '1280x800') extra += at;
    }
    const [x, y] = [meant.middle.u, SIZE - meant.middle.v].map((at) => Math.round((at / SIZE) * FLAT)) as [number, number];
    for (const [dx, dy] of [[0, 0], ...TREMBLES]) {
      const spot = { u: ((x + dx!) / FLAT) * SIZE, v: SIZE - ((y + dy!) / FLAT) * SIZE };
      const above = pointedAt(
        all,
        Array.from({ length: SIZE }, () => spot),
      ); // there every level lies at the same spot
      assert.ok(above.includes(meant), `from above: ${letter} ${target} on ${JSON.stringify(standing)}`);
    }
    if (last) {
      taps[mode]!.push(extra);
      extra = 0;
    }
  }
  assert.equal(counts.asked, 2 * 2 * ORDERS * (32 * 10 + 32 * 11));
  assert.ok(counts.first > 0.95 * counts.asked, `${counts.first} of ${counts.asked}`);
  for (const list of Object.values(taps)) {
    list.sort((a, b) => a - b);
    assert.ok(list[list.length / 2]! <= 1, 'a tap a building');
    assert.ok(list.at(-1)! <= 4, String(list.at(-1)));
  }
});

test('every place at all can be pointed at, also one that does not fit', () => {
  const size = CANVASES['390x844'];
  const eye = { ...HOME, aspect: size[0] / size[1] };
  let asked = 0;
  for (const { card, standing, letter } of steps(1)) {
    if (chance(12)) continue;
    const all = places(standing, letter, card);
    for (const place of all) {
      const [x, y] = pixel(eye, size, place);
      assert.ok(pointedAt(all, crossings(rayThrough(eye, through(size, x, y)))).includes(place));
      asked += 1;
    }
  }
  assert.ok(asked > 2000, String(asked));
});

test('a square of the facade proposes what it needs, and the piece is seen there', () => {
  const counts = { shown: 0, first: 0 };
  for (const { card, standing, letter, target } of steps(1)) {
    const drawn = card.split('/').reverse().join('');
    const square = drawn.indexOf(letter);
    const all = places(standing, letter, card);
    if (square < 0) continue;
    const list = shownAt(all, { column: square % 4, level: Math.floor(square / 4) });
    assert.ok(new Set(list.map(({ way }) => way)).size === list.length, 'each way once');
    const needed = [...drawn].flatMap((one, at) => (one === letter ? [at] : []));
    if (list[0]?.misfits === 0) {
      assert.ok(
        needed.every((at) => list[0]!.cubes.some(([u, , z]) => u + 4 * z === at)),
        'all its squares would show it',
      );
      counts.shown += 1;
      counts.first += Number(write(list[0].cubes) === target);
    }
  }
  assert.ok(counts.shown > 700, JSON.stringify(counts));
  assert.ok(counts.first > 0.4 * counts.shown, JSON.stringify(counts)); // the row is not drawn: one may mean another
});

test('who points at one square of a place gets the way to lie that shows nothing wrong', () => {
  const standing: Building = { B: read('11.0 21.0 22.0'), Y: read('23.1 23.2 23.3'), W: read('23.0') };
  const all = places(standing, 'V', '..Y./..Y./.KVO/GBBE');
  const [first] = pointedAt(
    all,
    Array.from({ length: 4 }, () => ({ u: 2.4, v: 1.5 })),
  );
  assert.equal(write(first!.cubes), '21.1 22.1', 'behind it, not beside it, where the card shows black');
});

test('a way that was chosen by hand comes first, and stays so', () => {
  const all = places({}, 'Y', '..../..../..../YYYK');
  const spots = Array.from({ length: 4 }, () => ({ u: 1.5, v: 1.5 }));
  const [across, ...others] = pointedAt(all, spots);
  assert.equal(write(across!.cubes), '01.0 11.0 21.0');
  assert.equal(others.length, 2);
  for (const { way } of others) assert.equal(pointedAt(all, spots, way)[0]!.way, way);
});

test('a piece stays as it was taken, unless that shows something wrong', () => {
  const spots = Array.from({ length: 4 }, () => ({ u: 1.5, v: 2.5 }));
  const wall: Building = { Y: read('10.0 10.1 10.2'), W: read('20.0') };
  const all = places(wall, 'G', '..../.Y../.Y../.YW.'); // which does not show green
  assert.equal(write(pointedAt(all, spots)[0]!.cubes), '12.0 12.1');
  for (const way of [0, 1, 2]) assert.equal(pointedAt(all, spots, null, way)[0]!.way, way);
  const bare = places({ Y: read('10.0 10.1 10.2') }, 'G', '..../.Y../.Y../.YW.');
  assert.equal(pointedAt(bare, spots, null, 2)[0]!.way, pointedAt(bare, spots)[0]!.way, 'beside it white is missing');
});

test('who points in space at the face of what stands there means right behind it', () => {
  const standing: Building = {
    Y: read('00.0 00.1 00.2'), B: read('21.0 31.0 21.1'), E: read('10.0'), W: read('10.1'), N: read('10.2'),
  }; // prettier-ignore
  const all = places(standing, 'K', '..../YNO./YWB./YEBB');
  for (const [width, height] of Object.values(CANVASES)) {
    const eye = { ...HOME, aspect: width / height };
    for (const z of [0.1, 0.6, 1.1, 1.6]) {
      const [first] = pointedAt(all, crossings(rayThrough(eye, onPicture(eye, [2.5, 1, z]))));
      assert.equal(write(first!.cubes), '22.0');
    }
  }
  const high: Building = { Y: read('10.0 10.1 10.2'), K: read('10.3') };
  const above = Array.from({ length: 4 }, () => ({ u: 1.5, v: 0.5 }));
  assert.deepEqual(pointedAt(places(high, 'W', '.K../.Y../.Y../.Y..'), above), [], 'from above nothing is behind');
});

test('a stack can be pointed to wherever it can stand', () => {
  const standing: Building = { Y: read('00.0 10.0 20.0'), K: read('10.1'), W: read('30.0') };
  const all = stackPlaces(standing, 'Y');
  assert.deepEqual(
    all.map(({ middle, level }) => [middle.u, middle.v, level]).sort(),
    [
      [1.5, 0.5, 0],
      [1.5, 1.5, 0],
      [1.5, 2.5, 0],
      [1.5, 3.5, 0],
      [2.5, 0.5, 1],
      [2.5, 1.5, 0],
      [2.5, 2.5, 0],
      [2.5, 3.5, 0],
    ].sort(),
  );
  const eye = { ...HOME, aspect: 1.8 };
  for (const place of all) {
    const at = onPicture(eye, [place.middle.u, place.middle.v, place.level]);
    assert.equal(pointedAt(all, crossings(rayThrough(eye, at)))[0], place);
  }
});

test('glass is what stands between the eye and the piece in hand, and nothing else', () => {
  const eye = { ...HOME, aspect: 1.8 };
  const wall: Building = { Y: read('10.0 10.1 10.2'), K: read('30.0'), W: read('13.0') };
  assert.deepEqual(glass(eye, wall, 'E', read('11.0')), ['Y']);
  assert.deepEqual(glass(eye, wall, 'E', read('20.0')), []);
  assert.deepEqual(glass(eye, wall, 'Y', read('11.0')), [], 'what is in the hand is no obstacle');
  assert.deepEqual(glass({ ...eye, across: Math.PI }, wall, 'E', read('12.0')), ['W']);
});
