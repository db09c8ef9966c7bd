// What a partner has told of the own side, gathered: what was said and nothing else.

import assert from 'node:assert/strict';
import test from 'node:test';

import { asTold, factsOf, squareOf } from './recto-verso-told.ts';

const need = (colour: string, x: number, z: number) => ({ code: 'need', facts: { colour, x, z } });

test('nothing was said: nothing is known', () => {
  assert.deepEqual(asTold([], 'front'), { facade: '????/????/????/????', unseen: '', done: false });
  assert.deepEqual(asTold([{ code: 'wait', facts: {} }], 'back').facade, '????/????/????/????');
});

test('squares are those of the one who told, from their own left', () => {
  const sayings = [need('E', 0, 0), need('Y', 1, 2), { code: 'empty', facts: { x: 3, z: 3 } }];
  assert.equal(asTold(sayings, 'front').facade, '???./?Y??/????/E???');
  assert.equal(asTold(sayings, 'back').facade, '.???/??Y?/????/???E');
});

test('what was said later holds', () => {
  assert.equal(asTold([need('E', 0, 0), need('K', 0, 0)], 'front').facade, '????/????/????/K???');
  const unseen = { code: 'unseen', facts: { colour: 'E' } };
  assert.deepEqual(asTold([need('E', 0, 0), unseen], 'front'), { facade: '????/????/????/????', unseen: 'E', done: false });
  assert.deepEqual(asTold([unseen, need('E', 0, 0)], 'front'), { facade: '????/????/????/E???', unseen: '', done: false });
  assert.equal(asTold([unseen, { code: 'hide', facts: { colour: 'K' } }], 'front').unseen, 'KE');
});

test('a question tells its reason too, and a side is done until something is asked for', () => {
  const question = { code: 'may-move', facts: { piece: 'Y', colour: '.', x: 1, z: 1 } };
  const done = { code: 'done', facts: {} };
  assert.deepEqual(asTold([done, question], 'front'), { facade: '????/????/?.??/????', unseen: '', done: false });
  assert.equal(asTold([question, done], 'front').done, true);
});

test('what was taken back is not known any more', () => {
  const unsay = { code: 'unsay', facts: { x: 0, z: 0 } };
  assert.equal(asTold([need('E', 0, 0), need('K', 1, 0), unsay], 'front').facade, '????/????/????/?K??');
  assert.equal(asTold([need('E', 0, 0), unsay, need('E', 0, 0)], 'front').facade, '????/????/????/E???');
});

test('a square and its phrase lead to each other, from both sides', () => {
  for (const side of ['front', 'back'] as const) {
    for (let square = 0; square < 16; square += 1) assert.equal(squareOf(factsOf(square, side), side), square);
  }
  assert.deepEqual(factsOf(0, 'back'), { x: 3, z: 3 });
});
