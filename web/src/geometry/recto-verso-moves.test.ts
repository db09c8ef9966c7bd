// What a move makes of a building, against the vectors that the rules have written.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';

import { changes, played, shows } from './recto-verso-moves.ts';
import type { Building } from './recto-verso.ts';
import { read, write } from './recto-verso.ts';

const lines = readFileSync(new URL('../../../tests/web/vectors/recto-verso.txt', import.meta.url), 'utf-8')
  .trim()
  .split('\n')
  .map((line) => line.split(';'));
const texts = (building: Building) =>
  Object.entries(building)
    .map(([letter, cubes]) => `${letter} ${write(cubes)}`)
    .sort();

test('moves do what the rules say, and are known to be done', () => {
  const seen: Record<string, number> = { drop: 0, stack: 0, shift: 0 };
  let before: Building = {};
  const becomes = (move: string, wanted: string[]) => {
    const after = played(before, move);
    assert.ok(typeof after !== 'string', move);
    for (const one of wanted) assert.ok(texts(after).includes(one), `${move} on ${texts(before)}: ${texts(after)}`);
    const changed = changes(before, after);
    assert.ok(shows(after, changed));
    if (Object.keys(changed).length) assert.ok(!shows(before, changed));
    if (!move.startsWith('shift')) assert.deepEqual(texts(played(after, move) as Building), texts(after), `${move} twice is once`);
  };
  for (const [kind, ...words] of lines) {
    const [letter, text, rest] = words as [string, string, string];
    if (kind === 'empty') before = {};
    if (kind! in seen) seen[kind!]! += 1;
    if (kind === 'drop' || kind === 'lift') {
      const move = `${before[letter] ? 'move' : 'place'} ${letter} ${text}`;
      if (!rest.includes('.')) assert.equal(played(before, move), rest);
      else becomes(move, [`${letter} ${rest}`]);
    }
    const pieces = (list: string) => list.split(',').map((one) => `${one[0]} ${one.slice(2)}`);
    if (kind === 'stack' && rest.includes('.')) becomes(`stack ${letter} ${text}`, pieces(rest));
    if (kind === 'shift' && text !== 'refused') becomes(`shift ${letter}`, pieces(text));
    if (kind === 'drop' && rest.includes('.')) before = { ...before, [letter]: read(rest) };
  }
  assert.ok(Object.values(seen).every((count) => count > 10), JSON.stringify(seen)); // prettier-ignore
});

test('a piece is taken away, and what is not there stays away', () => {
  const building = { K: read('00.0'), W: read('10.0') };
  assert.deepEqual(played(building, 'take K'), { W: building.W });
  assert.deepEqual(played(building, 'take G'), building);
  assert.deepEqual(played(building, 'stack G 00'), building);
  assert.equal(played(building, 'shift -x'), 'outside');
  assert.deepEqual(changes(building, { W: building.W }), { K: '' });
});
