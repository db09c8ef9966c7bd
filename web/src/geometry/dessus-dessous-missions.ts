// Missions without end, and how each is made: a solver that peels a picture from the top, as the compiled one does, and what
// it is good for. Vectors that the rules write bind this file to them.

import { type Layers, type Mission, type Placed, writePlaced } from './dessus-dessous.ts';

/** What chance decides of a mission: a number from 0 up to the given one, which is left out. */
export type Below = (number: number) => number;

export interface Hint {
  code: 'dessus-dessous-needless' | 'dessus-dessous-right' | 'dessus-dessous-layer';
  facts: Record<string, string | number>;
}

const NUMBERS = [1, 2, 3, 4, 5];
const SHOWN = 2; // the regions that every layer of a good mission must show at least
const WAYS: readonly Placed[] = NUMBERS.flatMap((layer) =>
  [false, true].flatMap((back) => [0, 1, 2, 3].map((turn) => ({ layer, back, turn }))),
);

/** The five layers from the text that the rules read: three lines a layer, `front | back`. */
export function readLayers(text: string): string[] {
  const lines = text.split('\n').filter((line) => line.includes('|') && !line.startsWith('#'));
  const sides = lines.map((line) =>
    line
      .replace(/^L\d/, '')
      .split('|')
      .map((side) => side.trim()),
  );
  const side = (layer: number, which: number) =>
    sides
      .slice(layer * 3 - 3, layer * 3)
      .map((line) => line[which])
      .join('/');
  return NUMBERS.map((layer) => `${side(layer, 0)}|${side(layer, 1)}`);
}

/** A mission as the rules write it. */
export function writeMission({ layers, picture }: Mission): string {
  const cells = picture.match(/.{4}/g)!;
  return `${layers} ${[0, 3, 6].map((row) => cells.slice(row, row + 3).join(' ')).join('/')}`;
}

/** The regions of a picture for which something holds, a bit for each. */
function regions(picture: string, holds: (letter: string, i: number) => boolean): bigint {
  return Array.from(picture).reduce((bits, letter, i) => (holds(letter, i) ? bits | (1n << BigInt(i)) : bits), 0n);
}

/** Piles of at most so many layers that make a picture, from the bottom to the top; no more than enough of them. */
function peel(layers: Layers, picture: string, most: number, enough: number): Placed[][] {
  const ways = WAYS.map((placed) => {
    const look = layers.look(placed);
    const wrong = regions(look, (letter, i) => letter !== '.' && letter !== picture[i]);
    return { placed, wrong, covers: regions(look, (letter) => letter !== '.') };
  });
  const coloured = regions(picture, (letter) => letter !== '.');
  const fitting = ways.filter(({ wrong }) => (wrong & ~coloured) === 0n); // where the board shows no layer may lie
  const found: Placed[][] = [];
  const down = (above: Placed[], covered: bigint) => {
    for (const { placed, wrong, covers } of fitting) {
      if (found.length >= enough) return;
      if ((wrong & ~covered) !== 0n || above.some(({ layer }) => layer === placed.layer)) continue;
      const pile = [placed, ...above];
      if ((coloured & ~(covered | covers)) === 0n) found.push(pile);
      if (pile.length < most) down(pile, covered | covers);
    }
  };
  down([], 0n);
  return found;
}

const text = (pile: readonly Placed[]) => pile.map(writePlaced).join(' ');

/** Every pile that is right, in the order of their texts. */
export function solve(layers: Layers, mission: Mission): Placed[][] {
  const found = peel(layers, mission.picture, mission.layers, Infinity).filter((pile) => pile.length === mission.layers);
  return found.sort((one, other) => (text(one) < text(other) ? -1 : 1));
}

/** Whether a pile makes a good mission: no other one of as many layers or fewer does, and each layer can be seen. */
export function isGood(layers: Layers, pile: readonly Placed[]): boolean {
  let covered = 0n;
  for (const placed of pile.toReversed()) {
    const look = layers.look(placed);
    const shown = regions(look, (letter, i) => letter !== '.' && (covered & (1n << BigInt(i))) === 0n);
    if (shown.toString(2).replaceAll('0', '').length < SHOWN) return false;
    covered |= shown;
  }
  return peel(layers, layers.picture(pile), pile.length, 2).length === 1;
}

/** A new mission of so many layers. */
export function makeMission(layers: Layers, number: number, below: Below): Mission {
  for (;;) {
    const left = [...NUMBERS];
    const pile = Array.from({ length: number }, () => {
      const [layer] = left.splice(below(left.length), 1);
      return { layer: layer!, back: below(2) === 1, turn: below(4) };
    });
    if (isGood(layers, pile)) return { layers: number, picture: layers.picture(pile) };
  }
}

/** What to do next towards the right pile that is nearest to this one; null if there is none. */
export function hint(layers: Layers, mission: Mission, pile: readonly Placed[]): Hint | null {
  const own = pile.map(writePlaced).toReversed(); // seen from the top, as all that follows
  const common = (solution: readonly Placed[]) => solution.toReversed().filter((placed, i) => writePlaced(placed) === own[i]).length;
  const [first, ...others] = solve(layers, mission);
  if (!first) return null;
  const solution = others.reduce((best, one) => (common(one) > common(best) ? one : best), first);
  const needless = pile.find(({ layer }) => !solution.some((placed) => placed.layer === layer));
  if (needless) return { code: 'dessus-dessous-needless', facts: { layer: needless.layer } };
  if (text(pile) === text(solution)) return { code: 'dessus-dessous-right', facts: {} };
  const at = solution.toReversed().findIndex((placed, i) => writePlaced(placed) !== own[i]);
  const { layer, back, turn } = solution.toReversed()[at]!;
  const above = solution.toReversed()[at - 1]?.layer ?? 0; // the layer that lies on it
  const facts = { layer, place: at + 1, above, side: back ? 'back' : 'front', turn: turn * 90, step: 3, press: 'degrees' };
  return { code: 'dessus-dessous-layer', facts };
}
