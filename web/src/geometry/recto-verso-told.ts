// The other side, as told: what a partner has said of the own facade in this round, gathered into one picture. It holds
// nothing but what was said: a square that nobody spoke of is not known, whatever one could conclude. What was said later
// holds, and what was taken back is gone.

import type { Side } from './recto-verso.ts';
import { LETTERS, SIZE } from './recto-verso.ts';

/** A phrase, its squares in the front's columns. */
export interface Saying {
  code: string;
  facts: Readonly<Record<string, unknown>>;
}

export interface Told {
  facade: string; // as a card writes it, in the columns of the one who looks; ? where nothing was said
  unseen: string; // the pieces that this side does not show
  done: boolean; // whether the side was said to be done, and nothing was asked for since
}

/** What the sayings of one partner tell of their side, the first said first; columns are counted from this side's left. */
export function asTold(sayings: readonly Saying[], side: Side): Told {
  const squares = Array.from({ length: SIZE * SIZE }, () => '?');
  const unseen = new Set<string>();
  let done = false;
  for (const { code, facts } of sayings) {
    const colour = code === 'empty' ? '.' : String(facts.colour);
    if (code === 'need' || code === 'empty' || code === 'may-move') {
      squares[squareOf(facts, side)] = colour;
      unseen.delete(colour);
      done = false;
    } else if (code === 'unsay') squares[squareOf(facts, side)] = '?';
    else if (code === 'unseen' || code === 'hide') {
      unseen.add(colour);
      squares.forEach((letter, square) => {
        if (letter === colour) squares[square] = '?';
      });
    } else if (code === 'done') done = true;
  }
  const rows = Array.from({ length: SIZE }, (_, row) => squares.slice(row * SIZE, row * SIZE + SIZE).join(''));
  return { facade: rows.join('/'), unseen: [...LETTERS].filter((letter) => unseen.has(letter)).join(''), done };
}

/** The square of a facade that a phrase speaks of, from the top left as seen from this side. */
export function squareOf(facts: Saying['facts'], side: Side): number {
  const column = side === 'front' ? Number(facts.x) : SIZE - 1 - Number(facts.x);
  return (SIZE - 1 - Number(facts.z)) * SIZE + column;
}

/** And how a phrase names a square. */
export function factsOf(square: number, side: Side): { x: number; z: number } {
  const column = square % SIZE;
  return { x: side === 'front' ? column : SIZE - 1 - column, z: SIZE - 1 - Math.floor(square / SIZE) };
}
