// Verso's pad and its deck as an opponent against the vectors that the rules have written.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';

import { alone, behind, sequences } from './verso-alone.ts';
import type { Fact } from './verso.ts';
import { isOver, pad, read, scores, title, winners, worth, WORTH } from './verso.ts';

const file = new URL('../../../tests/web/vectors/companion-verso.txt', import.meta.url);
const lines = readFileSync(file, 'utf-8')
  .trim()
  .split('\n')
  .map((line) => line.split(';'));
const of = (kind: string) => lines.filter((line) => line[0] === kind);
const list = (text: string) => text.split(',').filter(Boolean);

test('what can be behind a face, what sequences are worth, titles and winners', () => {
  for (const [, face, faces] of of('behind')) assert.deepEqual(behind(face!).sort(), list(faces!), face);
  assert.deepEqual(
    [worth(2), worth(2, 1), worth(3, 1)],
    [
      [2, 4, 6],
      [2, 4],
      [3, 5, 7],
    ],
  );
  assert.deepEqual(WORTH, list(of('worth')[0]![1]!).map(Number));
  for (const [, score, least] of of('title')) assert.equal(String(title(Number(score)) ?? ''), least, score);
  for (const [, points, seats] of of('winners')) assert.deepEqual(winners(list(points!).map(Number)).map(String), list(seats!));
});

test('what can be banked', () => {
  for (const [, cards, banks] of of('banks')) {
    const found = sequences(cards!.split(' ').filter(Boolean)).map(({ text }) => text);
    assert.deepEqual(found, list(banks!), cards);
  }
});

/** The facts of a line of a game. */
function facts([kind, ...words]: string[]): Fact[] {
  if (kind === 'draw') return [{ do: 'draw', face: words[0]! }];
  if (kind === 'bank') return [{ do: 'bank', sequence: words[0]!, points: Number(words[1]) }];
  if (kind === 'pass') return [{ do: 'pass' }];
  const [old, face, , card, turned] = words as [string, string, string, string, string];
  return [{ do: 'deck', old, new: face }, ...(card ? [{ do: 'turn', face: turned } as const] : [])];
}

test('whole games alone come out as the rules play them', () => {
  let game: Fact[] = [];
  const met = { squares: 0, turned: 0, over: 0 };
  for (const line of lines) {
    if (line[0] === 'begin') game = [{ do: 'begin', names: [''], at: 0 }];
    if (!['draw', 'bank', 'pass', 'deck'].includes(line[0]!)) continue;
    const happened = facts(line);
    if (line[0] === 'deck') {
      const asked = alone([...game, happened[0]!]);
      assert.equal(asked.effect, line[3]);
      assert.equal(asked.turning ?? '', line[4]);
      met.turned += happened.length - 1;
    }
    game = [...game, ...happened];
    const { cards, deck, runs, squares, phase } = alone(game);
    assert.deepEqual([cards.join(' '), `${deck}`, `${runs}`, `${squares}`, phase], line.slice(-5), line.join(';'));
    met.squares += squares;
    if (phase === 'over') {
      met.over += 1;
      assert.deepEqual(read(JSON.parse(JSON.stringify(game))), game);
    }
  }
  assert.ok(met.squares > 0 && met.turned > 20 && met.over >= 30, JSON.stringify(met));
});

test('a pad adds up, is mended, and ends with the last bank of the last one', () => {
  const begin: Fact = { do: 'begin', names: ['Ada', 'Ben'], at: 0 };
  const game: Fact[] = [
    begin,
    { do: 'score', seat: 0, kind: 'bank', points: 5 },
    { do: 'score', seat: 1, kind: 'square', points: 7 },
    { do: 'score', seat: 1, kind: 'bank', points: 4 },
    { do: 'mend', entry: 2, seat: 0, kind: 'bank', points: 4 },
    { do: 'empty' },
    { do: 'score', seat: 0, kind: 'last', points: 0 },
  ];
  assert.deepEqual(scores(pad(game)), [9, 7]);
  assert.ok(!isOver(pad(game)));
  const over: Fact[] = [...game, { do: 'score', seat: 1, kind: 'last', points: 2 }];
  assert.ok(isOver(pad(over)));
  assert.deepEqual(winners(scores(pad(over))), [0, 1]);
  assert.deepEqual(scores(pad([...over, { do: 'drop', entry: 0 }])), [4, 9]);
  assert.deepEqual(pad([...over, begin]).entries, []);
});

test('what cannot be is not read', () => {
  const begin = { do: 'begin', names: ['Ada', 'Ben'], at: 0 };
  for (const bad of [
    null,
    {},
    [{ do: 'score' }],
    [begin, { do: 'score', seat: 5, kind: 'bank', points: 4 }],
    [begin, { do: 'score', seat: 0, kind: 'bank', points: 17 }],
    [begin, { do: 'toString' }],
    [
      { ...begin, names: ['Ada'] },
      { do: 'deck', old: 'B3', new: 'B4' },
    ],
  ]) {
    assert.equal(read(bad), null, JSON.stringify(bad));
  }
});
