// The geometry of Dessus Dessous against the vectors that the rules have written.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';

import {
  coloured,
  COLOURS,
  fault,
  Layers,
  mirrored,
  outline,
  readMission,
  readPlaced,
  shapes,
  turned,
  writePlaced,
  writeRows,
} from './dessus-dessous.ts';

const file = new URL('../../../tests/web/vectors/dessus-dessous.txt', import.meta.url);
const lines = readFileSync(file, 'utf-8')
  .trim()
  .split('\n')
  .map((line) => line.split(';'));
const pile = (text: string) => text.split(' ').filter(Boolean).map(readPlaced);

test('every pile shows what the rules say', () => {
  let layers = new Layers([]);
  let checked = 0;
  for (const [kind, ...words] of lines) {
    if (kind === 'layers') layers = new Layers(words);
    if (kind !== 'shows') continue;
    assert.equal(layers.picture(pile(words[0]!)), words[1], words[0]);
    assert.equal(pile(words[0]!).map(writePlaced).join(' '), words[0]);
    checked += 1;
  }
  assert.ok(checked > 2500);
});

test('every pile is right when the rules say so', () => {
  const layers = new Layers(lines[0]!.slice(1));
  const found = { yes: 0, no: 0 };
  for (const [kind, mission, text, right] of lines) {
    if (kind !== 'right') continue;
    assert.equal(layers.isRight(readMission(mission!), pile(text!)) ? 'yes' : 'no', right, `${mission} ${text}`);
    found[right as 'yes' | 'no'] += 1;
  }
  assert.ok(found.yes > 20 && found.no > 300);
});

test('a layer that is turned over is mirrored as the rules say, and written as they write it', () => {
  const [ours, mirror] = lines.filter(([kind]) => kind === 'layers').map(([, ...texts]) => texts.flatMap((text) => text.split('|')));
  assert.deepEqual(
    ours!.map((side) => writeRows(mirrored(side.replace(/[ /]/g, '')))),
    mirror,
  );
});

test('four turns change nothing', () => {
  for (const [kind, , picture] of lines) {
    if (kind !== 'shows') continue;
    assert.equal(turned(picture!, 4), picture);
    assert.equal(turned(turned(picture!), 3), picture);
  }
});

test('an outline encloses exactly its regions, and neighbours are merged', () => {
  for (const [kind, , picture] of lines.slice(0, 600)) {
    if (kind !== 'shows') continue;
    for (const colour of COLOURS) {
      const regions = coloured(picture!, colour);
      assert.equal(area(outline(regions)), regions.length, picture);
    }
  }
  assert.equal(outline([0, 1, 2, 3]).match(/[ML]/g)?.length, 4); // a whole cell: its four corners, no diagonals
  assert.equal(outline([]), '');
});

test('shapes are counted as people see them', () => {
  assert.equal(shapes([]), 0);
  assert.equal(shapes([0, 1, 2, 3]), 1); // a whole cell
  assert.equal(shapes([0, 2]), 2); // they meet in a corner only
  assert.equal(shapes([1, 7]), 1); // across the edge between two cells
  assert.equal(shapes([3, 9, 0, 35]), 3); // the grid's own edges join nothing
});

test('one thing that is wrong is named', () => {
  const texts = lines.find(([kind]) => kind === 'layers')!.slice(1);
  const layers = new Layers(texts);
  const right = pile('2b0 3f180 5f0');
  const mission = { layers: 3, picture: layers.picture(right) };
  assert.equal(fault(layers, mission, pile('2b0 1f0 4f0')), null);
  assert.deepEqual(fault(layers, mission, pile('2b0 3f90 5f0')), { what: 'turn', layer: 3 });
  assert.deepEqual(fault(layers, mission, pile('2f0 3f180 5f0')), { what: 'side', layer: 2 });
  assert.deepEqual(fault(layers, mission, pile('2b0 3b180 5f0')), { what: 'side', layer: 3 });
  assert.deepEqual(fault(layers, mission, pile('2f180 3f180 5f0')), { what: 'layer', layer: 2 });
  assert.deepEqual(fault(layers, mission, pile('2b0 3b90 5f0')), { what: 'layer', layer: 3 });
  assert.deepEqual(fault(layers, mission, pile('2b0 5f0 3f180')), { what: 'order' });
});

/** The area that loops of a path enclose, clockwise ones counting positive; a region's is one. */
function area(path: string): number {
  let twice = 0;
  for (const loop of path.split('Z').filter(Boolean)) {
    const points = loop
      .slice(1)
      .split('L')
      .map((point) => point.split(' ').map(Number) as [number, number]);
    points.forEach(([x, y], i) => {
      const [nextX, nextY] = points[(i + 1) % points.length]!;
      twice += x * nextY - nextX * y;
    });
  }
  return twice / 2;
}
