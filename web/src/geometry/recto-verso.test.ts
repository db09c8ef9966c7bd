// The geometry of Recto Verso against the vectors that the rules have written.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';

import {
  atOrigin,
  carried,
  drop,
  facade,
  inOrder,
  isRight,
  matches,
  read,
  seen,
  shape,
  shifted,
  stack,
  stacked,
  stackMove,
  turned,
  voids,
  write,
} from './recto-verso.ts';
import type { Building, Side } from './recto-verso.ts';

const file = new URL('../../../tests/web/vectors/recto-verso.txt', import.meta.url);
const lines = readFileSync(file, 'utf-8')
  .trim()
  .split('\n')
  .map((line) => line.split(';'));
const building = (text: string): Building =>
  Object.fromEntries(
    text
      .split(',')
      .filter(Boolean)
      .map((one) => [one[0]!, read(one.slice(2))]),
  );
const texts = (one: Building) =>
  Object.entries(one)
    .map(([letter, cubes]) => `${letter} ${write(cubes)}`)
    .sort();

/** The lines of a kind, each with the building that stands when it comes. */
function of(kind: string): { before: Building; words: string[] }[] {
  const found = [];
  let before: Building = {};
  for (const [one, ...words] of lines) {
    if (one === kind) found.push({ before, words: words as string[] });
    if (one === 'empty') before = {};
    if (one === 'drop' && words[2]!.includes('.')) before = { ...before, [words[0]!]: read(words[2]!) };
  }
  return found;
}

test('quarter turns reach every way in which a piece can lie, and no other', () => {
  for (const {
    words: [letter, ways],
  } of of('ways')) {
    const found = new Set([write(atOrigin(shape(letter!)))]);
    for (const way of found) for (const axis of ['x', 'y', 'z'] as const) found.add(write(turned(read(way), axis)));
    assert.deepEqual([...found].sort(), ways!.split(',').sort(), letter);
  }
});

test('every piece comes to rest where the rules say, or is refused for their reason', () => {
  const drops = [...of('drop'), ...of('lift')];
  for (const {
    before,
    words: [letter, cubes, rest],
  } of drops) {
    const found = drop(before, letter!, read(cubes!));
    assert.equal(typeof found === 'string' ? found : write(found), rest, `${texts(before)}; ${letter} ${cubes}`);
  }
  assert.ok(drops.length > 2500, String(drops.length));
  for (const reason of ['outside', 'too-high'])
    assert.ok(
      drops.some((one) => one.words[2] === reason),
      reason,
    );
});

test('both sides see what the rules say', () => {
  for (const {
    before,
    words: [front, back],
  } of of('facade')) {
    assert.equal(facade(before, 'front'), front);
    assert.equal(facade(before, 'back'), back);
    assert.ok(matches(front!, front!).every(Boolean));
    const round = Object.fromEntries(Object.entries(before).map(([letter, cubes]) => [letter, seen(cubes, 'back')]));
    assert.equal(facade(round, 'front'), back, 'the back is the front after half a turn');
  }
  assert.deepEqual(matches('..../..../..../K.G.', '..../..../..../KKGG').slice(12), [true, false, true, false]);
});

test('a piece is carried by what the rules say', () => {
  for (const {
    before,
    words: [letter, other],
  } of of('carried'))
    assert.equal(carried(before, letter!) ?? '', other);
});

test('a stack comes to rest where the rules say, or is refused for their reason, from both sides', () => {
  const stacks = of('stack');
  for (const {
    before,
    words: [letter, column, rest],
  } of stacks) {
    const [first] = [...before[letter!]!].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
    const [x, y] = [Number(column![0]) - first![0], Number(column![1]) - first![1]];
    assert.equal(stackMove(before, letter!, x, y), `stack ${letter} ${column}`);
    for (const side of ['front', 'back'] as Side[]) {
      const turn = (one: Building) => Object.fromEntries(Object.entries(one).map(([name, cubes]) => [name, seen(cubes, side)]));
      const found = stacked(turn(before), letter!, side === 'front' ? x : -x, side === 'front' ? y : -y);
      if (typeof found === 'string') assert.equal(found, rest);
      else {
        const after = turn(found);
        const wanted = building(rest!);
        assert.deepEqual(texts(Object.fromEntries(stack(before, letter!).map((one) => [one, after[one]!]))), texts(wanted));
        const stays = Object.keys(before).filter((one) => !(one in wanted));
        assert.ok(stays.every((one) => write(after[one]!) === write(before[one]!)));
      }
    }
  }
  assert.ok(stacks.length > 500, String(stacks.length));
  for (const reason of ['outside', 'too-high'])
    assert.ok(
      stacks.some((one) => one.words[2] === reason),
      reason,
    );
});

test('a building is right when the rules say so, and only then', () => {
  const seenCodes = new Set<string>();
  for (const {
    words: [mode, card, text, faults],
  } of of('right')) {
    const found = building(text!);
    assert.equal(isRight(found, card!, mode as 'simple' | 'hard'), faults === '', `${text} for ${card}`);
    assert.equal(voids(found).length > 0, faults!.includes('void'));
    for (const code of faults!.split(',')) seenCodes.add(code);
  }
  assert.deepEqual([...seenCodes].sort(), ['', 'pieces-left', 'square', 'void']);
});

test('the building shifts as the rules say', () => {
  const by: Record<string, [number, number]> = { '+x': [1, 0], '-x': [-1, 0], '+y': [0, 1], '-y': [0, -1] };
  for (const {
    before,
    words: [way, after],
  } of of('shift')) {
    const found = shifted(before, ...by[way!]!);
    if (found === null) assert.equal(after, 'refused');
    else assert.deepEqual(texts(found), texts(building(after!)));
  }
});

test('cubes are written in the order of the rules', () => {
  assert.equal(
    write([
      [1, 0, 1],
      [0, 1, 0],
      [0, 0, 0],
    ]),
    '00.0 01.0 10.1',
  );
  assert.deepEqual(
    inOrder([
      [0, 0, 1],
      [3, 3, 0],
    ]),
    [
      [3, 3, 0],
      [0, 0, 1],
    ],
  );
});
