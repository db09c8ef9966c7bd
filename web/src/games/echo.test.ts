// What the board of a lesson answers by itself is what the rules have answered, for every game whose boards do that.

import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import test from 'node:test';

const here = new URL('.', import.meta.url);
const vectors = new URL('../../../tests/web/vectors/', here);
const names = readdirSync(here).filter((name) => existsSync(new URL(`${name}/echo.ts`, here)));

test('each game that has an echo has its vectors', () => {
  const files = readdirSync(vectors).filter((name) => name.startsWith('echo-'));
  assert.deepEqual(files.sort(), names.map((name) => `echo-${name}.txt`).sort());
  assert.ok(names.length > 0);
});

let all = 0;
for (const name of names) {
  test(`${name}: every try of every step looks as the rules have it`, async () => {
    const { echo } = await import(`./${name}/echo.ts`);
    const lines = readFileSync(new URL(`echo-${name}.txt`, vectors), 'utf-8')
      .trim()
      .split('\n');
    let begin: object = {};
    let step = '';
    let checked = 0;
    for (const line of lines.map((text) => JSON.parse(text))) {
      if ('step' in line) ({ step, view: begin } = line);
      else {
        const wanted = line.changed && { ...begin, ...line.changed };
        assert.deepEqual(echo(begin, 0, line.move), wanted, `${step}: ${line.move}`);
        checked += line.changed ? 1 : 0;
      }
    }
    assert.ok(checked > 200);
    all += checked;
  });
}

test('those are many', () => assert.ok(all > 1000));
