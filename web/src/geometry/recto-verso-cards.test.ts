// Cards for practice: variants of the box's cards are right, can be built in the order given, and advice leads to them.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';

import { advice, buildOrder, parseBuilding, pieces, varied } from './recto-verso-cards.ts';
import { played } from './recto-verso-moves.ts';
import type { Building, Mode } from './recto-verso.ts';
import { bounds, facade, isRight, moved, write } from './recto-verso.ts';

const path = new URL('../../../src/volteface/games/recto_verso/box.json', import.meta.url);
const box = JSON.parse(readFileSync(path, 'utf-8')).cards as Record<Mode, { text: string; solution: string }[]>;

/** Numbers that come again: a small generator of its own. */
function chance(seed: number): (number: number) => number {
  let state = seed;
  return (number) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * number);
  };
}

const put = (building: Building, letter: string, cubes: Building[string]) =>
  played(building, `${building[letter] ? 'move' : 'place'} ${letter} ${write(moved(cubes, 0, 0, -bounds(cubes).low[2]))}`) as Building;

test('the box is read as it is written', () => {
  for (const mode of ['simple', 'hard'] as const) {
    for (const { text, solution } of box[mode]) assert.ok(isRight(parseBuilding(solution), text, mode));
  }
});

test('a variant is right, has all pieces, and differs from its card', () => {
  const texts = new Set<string>();
  for (const mode of ['simple', 'hard'] as const) {
    box[mode].forEach(({ solution, text }, number) => {
      for (let seed = 1; seed < 6; seed += 1) {
        const card = varied(parseBuilding(solution), chance(seed * 100 + number));
        assert.ok(isRight(card.solution, card.text, mode));
        assert.equal(Object.keys(card.solution).length, pieces(mode).length);
        if (card.text !== text) texts.add(card.text);
      }
    });
  }
  assert.ok(texts.size > 300, `only ${texts.size} of 320 are new`);
});

test('a building can be let down in the order given, and advice leads there from anywhere', () => {
  for (const { solution } of box.hard) {
    const wanted = parseBuilding(solution);
    let building: Building = {};
    for (const letter of buildOrder(wanted)) building = put(building, letter, wanted[letter]!);
    assert.equal(facade(building, 'back'), facade(wanted, 'back'));
    assert.equal(advice(building, wanted), null);
    // in a heap: the first pieces lie where they should not
    building = put(put({}, 'K', [[3, 3, 0]]), 'G', [[3, 3, 0], [2, 3, 0]]); // prettier-ignore
    let steps = 0;
    for (let next = advice(building, wanted); next; next = advice(building, wanted)) {
      building = next.do === 'put' ? put(building, next.letter, next.cubes) : (played(building, `take ${next.letter}`) as Building);
      steps += 1;
      assert.ok(steps < 20, 'it goes round in circles');
    }
    assert.equal(facade(building, 'front'), facade(wanted, 'front'));
  }
});
