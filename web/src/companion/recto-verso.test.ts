// Recto Verso's rounds, points and ladder against the vectors that the rules have written.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';

import { CONSTANTS } from '../generated/recto-verso.ts';
import type { Fact, Table } from './recto-verso.ts';
import { limit, match, points, read, rounds, scores, winners } from './recto-verso.ts';

const file = new URL('../../../tests/web/vectors/companion-recto-verso.txt', import.meta.url);
const lines = readFileSync(file, 'utf-8')
  .trim()
  .split('\n')
  .map((line) => line.split(';'));
const box = CONSTANTS.score_table as Table;
const begin = (seats: number): Fact => ({ do: 'begin', names: Array.from({ length: seats }, (_, i) => `${i}`), at: 0, table: box });

test('points by both tables', () => {
  const tables: Record<string, Table> = { box, gentle: CONSTANTS.gentle_table as Table };
  const given = lines.filter(([kind]) => kind === 'points');
  assert.ok(given.length > 50);
  for (const [, table, time, worth] of given) assert.equal(points(tables[table!]!, Number(time)), Number(worth), `${table} ${time}`);
});

test('whole matches and ladders come out as the rules play them', () => {
  let game: Fact[] = [];
  let clock = 0;
  let over = 0;
  for (const [kind, ...words] of lines) {
    if (kind === 'begin') {
      game = [begin(Number(words[0]))];
      assert.equal(rounds(Number(words[0])), Number(words[1]));
    }
    if (kind === 'winners') assert.deepEqual(winners(scores(match(game))).join(','), words[0]);
    if (kind !== 'round') continue;
    const [active, partner, time, right, level, points, end] = words as [string, string, string, string, string, string, string];
    clock += 1000;
    const before = match(game);
    assert.equal(before.active, Number(active));
    if (!before.level) game.push({ do: 'draw', partner: Number(partner) });
    game.push({ do: 'start', at: clock }, { do: 'recto', at: clock + 1 }, { do: 'verso', at: clock + Number(time) });
    game.push({ do: 'judge', right: right === 'right' });
    const after = match(game);
    assert.equal(after.level, Number(level));
    if (points) assert.equal(scores(after).join(','), points);
    assert.equal(after.phase === 'over', end === 'over');
    if (end) {
      over += 1;
      assert.deepEqual(read(JSON.parse(JSON.stringify(game))), game);
    }
  }
  assert.ok(over >= 8, `${over}`);
});

test('what is late brings nothing, and a round can be mended', () => {
  const running: Fact[] = [begin(3), { do: 'draw', partner: 1 }, { do: 'start', at: 1000 }];
  assert.equal(limit(match(running)), 120_000);
  assert.throws(() => match([...running, { do: 'judge', right: true }]));
  const late: Fact[] = [...running, { do: 'judge', right: false }];
  assert.deepEqual(scores(match(late)), [0, 0, 0]);
  assert.deepEqual(scores(match([...late, { do: 'mend', round: 0, right: true, time: 15_000 }])), [10, 10, 0]);
  assert.equal(match([begin(2), { do: 'level', level: 5 }]).level, 5);
});

test('what cannot be is not read', () => {
  for (const bad of [
    [{ do: 'draw', partner: 1 }],
    [
      {
        ...begin(3),
        table: [
          [15, 1],
          [10, 2],
        ],
      },
    ],
    [begin(3), { do: 'draw', partner: 0 }],
  ]) {
    assert.equal(read(bad), null, JSON.stringify(bad));
  }
});
