// What the board of a lesson answers by itself is what the rules have answered.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';

import { echo } from './echo.ts';

const file = new URL('../../../../tests/web/vectors/echo-recto-verso.txt', import.meta.url);
const lines = readFileSync(file, 'utf-8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

test('every try of every step looks as the rules have it', () => {
  let begin: Parameters<typeof echo>[0];
  let step = '';
  let checked = 0;
  for (const line of lines) {
    if ('step' in line) ({ step, view: begin } = line);
    else {
      const wanted = line.changed && { ...begin!, ...line.changed };
      assert.deepEqual(echo(begin!, 0, line.move), wanted, `${step}: ${line.move}`);
      checked += line.changed ? 1 : 0;
    }
  }
  assert.ok(checked > 200);
});
