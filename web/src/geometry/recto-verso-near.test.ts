// How near a building has come: all that differs, not only the first few.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';

import { parseBuilding } from './recto-verso-cards.ts';
import { depth, near } from './recto-verso-near.ts';
import { isRight, shifted } from './recto-verso.ts';

const path = new URL('../../../src/volteface/games/recto_verso/box.json', import.meta.url);
const cards = JSON.parse(readFileSync(path, 'utf-8')).cards.simple as { text: string; solution: string }[];

test('what is right has nothing wrong, and a push makes many squares wrong', () => {
  let most = 0;
  for (const { text, solution } of cards) {
    const building = parseBuilding(solution);
    assert.deepEqual(near(building, text, 'simple'), { front: [], back: [], left: '', voids: '', right: true });
    for (const pushed of [shifted(building, 1, 0), shifted(building, -1, 0)]) {
      if (!pushed) continue;
      const { front, back, right } = near(pushed, text, 'simple');
      assert.equal(right, isRight(pushed, text, 'simple'));
      most = Math.max(most, front.length + back.length);
    }
  }
  assert.ok(most > 12);
});

test('pieces left over and voids are told', () => {
  const { text, solution } = cards[0]!;
  const building = parseBuilding(solution);
  const rest = Object.fromEntries(Object.entries(building).filter(([letter]) => !'KW'.includes(letter)));
  assert.equal(near(rest, text, 'simple').left, 'KW');
  assert.equal(near({ ...building, W: [[0, 0, 3]] }, text, 'simple').voids, 'W');
});

test('a wrong square is marked on the face that is seen there', () => {
  const building = { G: [[1, 1, 0], [1, 2, 0]], K: [[1, 2, 1]], W: [[3, 3, 0]] } as const; // prettier-ignore
  const at = (near: boolean, column: number, level: number) => depth(building, { near, column, level });
  assert.deepEqual([at(true, 1, 0), at(true, 1, 1), at(true, 1, 3), at(true, 0, 2)], [1, 2, 2, 0]);
  assert.deepEqual([at(false, 1, 0), at(false, 1, 1), at(false, 3, 2), at(false, 0, 2)], [3, 3, 4, 4]);
});
