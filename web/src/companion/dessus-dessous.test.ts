// Tokens, mission cards, ties and bands of Dessus Dessous against the vectors that the rules have written.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';

import type { Fact } from './dessus-dessous.ts';
import { alone, awards, band, cardOf, finished, match, phaseAt, read, tally, winners } from './dessus-dessous.ts';

const file = new URL('../../../tests/web/vectors/companion-dessus-dessous.txt', import.meta.url);
const lines = readFileSync(file, 'utf-8')
  .trim()
  .split('\n')
  .map((line) => line.split(';'));
const words = (text: string) => text.split(' ').filter(Boolean);
const begin = (seats: number): Fact => ({ do: 'begin', names: Array.from({ length: seats }, (_, i) => `${i}`), at: 0, countdown: 10_000 });

test('bands', () => {
  const given = lines.filter(([kind]) => kind === 'band');
  assert.ok(given.length > 70);
  for (const [, score, number] of given) assert.equal(band(Number(score)), Number(number), score);
});

test('whole matches come out as the rules play them', () => {
  let game: Fact[] = [];
  let over = 0;
  for (const [kind, ...rest] of lines) {
    if (kind === 'begin') game = [begin(Number(rest[0]))];
    if (kind === 'round') {
      const [seats, rights, points, card] = rest as [string, string, string, string];
      words(seats).forEach((seat, at) => game.push({ do: 'grab', seat: Number(seat), at }));
      if (match(game).phase === 'building') game.push({ do: 'check' });
      words(rights).forEach((right) => game.push({ do: 'judge', right: right === 'yes' }));
      const { names, rounds, phase } = match(game);
      assert.equal(phase, 'result');
      assert.equal(awards(names.length, rounds.at(-1)!).join(' '), points);
      assert.equal(String(cardOf(rounds.at(-1)!) ?? ''), card);
      game.push({ do: 'next' });
    }
    if (kind === 'over') {
      const ended = match(game);
      const all = tally(ended.names.length, finished(ended));
      assert.equal(ended.phase, 'over');
      assert.deepEqual([all.points.join(' '), all.cards.map((cards) => cards.join(' ')).join(','), winners(all).join(' ')], rest);
      assert.deepEqual(read(JSON.parse(JSON.stringify(game))), game);
      over += 1;
    }
  }
  assert.equal(over, 36);
});

test('the example of the rulebook: Sam was wrong, so Robin moves up', () => {
  const grabs = [true, false, true].map((right, seat) => ({ seat, right }));
  assert.deepEqual(awards(4, grabs), [4, 0, 3]);
});

test('the last one has the countdown, to the millisecond', () => {
  const game: Fact[] = [begin(3), { do: 'grab', seat: 2, at: 500 }, { do: 'grab', seat: 0, at: 1000 }];
  const { deadline } = match(game);
  assert.equal(deadline, 11_000);
  assert.equal(phaseAt(match(game), 10_999), 'building');
  assert.equal(phaseAt(match(game), 11_000), 'check');
  assert.equal(match([...game, { do: 'grab', seat: 1, at: 10_999 }]).phase, 'check');
  assert.throws(() => match([...game, { do: 'grab', seat: 1, at: 11_000 }]));
});

test('alone what is checked before the end counts', () => {
  const game: Fact[] = [begin(1), { do: 'start', at: 1000 }, { do: 'solved', number: 5, at: 180_999 }];
  assert.equal(alone(game).score, 5);
  assert.throws(() => alone([...game, { do: 'solved', number: 3, at: 181_000 }]));
  assert.equal(read([begin(1), { do: 'solved', number: 3, at: 5 }]), null);
});
