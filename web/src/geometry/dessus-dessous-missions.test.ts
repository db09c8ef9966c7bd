// Missions, their solutions and hints against the vectors that the rules have written.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';

import { hint, isGood, makeMission, readLayers, solve, writeMission } from './dessus-dessous-missions.ts';
import { Layers, readMission, readPlaced, writePlaced } from './dessus-dessous.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf-8');
const lines = read('../../../tests/web/vectors/dessus-dessous-missions.txt')
  .trim()
  .split('\n')
  .map((line) => line.split(';'));
const pile = (text: string) => text.split(' ').filter(Boolean).map(readPlaced);
const texts = readLayers(read('../../../src/volteface/games/dessus_dessous/layers.txt'));
const layers = new Layers(texts);
const of = (kind: string) => lines.filter((line) => line[0] === kind).map((line) => line.slice(1) as [string, string, string, string]);

test('the layers are those of the rules', () => {
  assert.deepEqual([texts], of('layers'));
});

test('every mission has the solutions that the rules find', () => {
  for (const [mission, piles] of of('solve')) {
    const found = solve(layers, readMission(mission)).map((one) => one.map(writePlaced).join(' '));
    assert.equal(found.join('|'), piles, mission);
    assert.equal(writeMission(readMission(mission)), mission);
  }
  assert.ok(of('solve').length > 100);
});

test('a pile makes a good mission when the rules say so', () => {
  for (const [text, good] of of('good')) assert.equal(isGood(layers, pile(text)) ? 'yes' : 'no', good, text);
  assert.ok(of('good').length > 300);
});

test('every hint is that of the rules', () => {
  for (const [mission, text, code, facts] of of('hint')) {
    const found = hint(layers, readMission(mission), pile(text));
    const words = Object.entries(found?.facts ?? {}).map(([name, fact]) => `${name}=${fact}`);
    assert.deepEqual([found?.code, words.sort().join(' ')], [code, facts], `${mission} ${text}`);
  }
  assert.ok(of('hint').length > 100);
});

test('what is made is good: exactly one pile answers it', () => {
  let seed = 1;
  const below = (number: number) => (seed = (seed * 48271) % 2147483647) % number;
  for (const number of [3, 4, 5, 3, 4, 5]) {
    const mission = makeMission(layers, number, below);
    const [only, ...others] = solve(layers, mission);
    assert.ok(only && others.length === 0 && layers.isRight(mission, only) && isGood(layers, only));
  }
});
