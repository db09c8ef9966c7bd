// A bot for Verso from outside, in JavaScript; docs/bots.md has the protocol.
//
//   volteface arena verso --program "hasty=node examples/bot.mjs" --bots hasty,friendly --games 50

import { createInterface } from 'node:readline';

let position;

function say(message) {
  process.stdout.write(JSON.stringify(message) + '\n');
}

/** Bank as soon as three cards make a run, keep what is new, turn over what we have. */
function choose({ view, legal }) {
  const runs = legal.filter((move) => move.startsWith('bank ')).sort((a, b) => cards(b) - cards(a));
  if (runs.length && (cards(runs[0]) >= 3 || !legal.includes('keep'))) return runs[0];
  if (!legal.includes('keep')) return legal.at(-1);
  const ours = view.players[view.seat].cards.map((card) => card.slice(0, 2));
  return ours.includes(view.top.slice(0, 2)) && legal.includes('flip') ? 'flip' : 'keep';
}

/** How many cards a run has: `bank blue 2-5 *4` has four. */
function cards(bank) {
  const [first, last] = bank.split(' ')[2].split('-').map(Number);
  return last - first + 1;
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.is === 'hello') say({ is: 'hello', name: 'Hasty' });
  else if (message.is === 'position') position = message;
  else if (message.is === 'go') say({ is: 'move', move: choose(position) });
}
