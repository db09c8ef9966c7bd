// Cards for practice: each card of the box stands for thousands that are as difficult. Mirrored, turned round, and with the
// colours of one shape swapped, a building is another one, and so are its facades.

import type { Building, Cube, Mode } from './recto-verso.ts';
import { drop, facade, LETTERS, read, SIZE, voids, write } from './recto-verso.ts';

export interface Card {
  text: string; // front|back
  solution: Building; // one that answers it
}

/** What chance decides of a variant: a number from 0 up to the given one, which is left out. */
export type Below = (number: number) => number;

const ALIKE = ['KWEN', 'GPVO']; // letters of pieces of one shape

/** The pieces of a mode. */
export function pieces(mode: Mode): string {
  return mode === 'hard' ? LETTERS : LETTERS.slice(0, -1);
}

/** A building as the box writes it: each piece's letter and its cubes. */
export function parseBuilding(text: string): Building {
  return Object.fromEntries(text.split('; ').map((piece) => [piece[0]!, read(piece.slice(2))]));
}

/** A card like this solution's, and as difficult. */
export function varied(solution: Building, below: Below): Card {
  const [mirror, turn] = [below(2) === 1, below(2) === 1];
  const names = new Map(ALIKE.flatMap((letters) => zipped(letters, shuffled(letters, below))));
  const place = ([x, y, z]: Cube): Cube => [mirror === turn ? x : SIZE - 1 - x, turn ? SIZE - 1 - y : y, z];
  const building = Object.fromEntries(Object.entries(solution).map(([letter, cubes]) => [names.get(letter) ?? letter, cubes.map(place)]));
  return { text: `${facade(building, 'front')}|${facade(building, 'back')}`, solution: building };
}

function shuffled(letters: string, below: Below): string {
  const left = [...letters];
  return Array.from(letters, () => left.splice(below(left.length), 1)[0]!).join('');
}

function zipped(from: string, to: string): [string, string][] {
  return Array.from(from, (letter, index) => [letter, to[index]!]);
}

/** An order in which the pieces of a building can be let down one after the other: none over a void that is still to be filled. */
export function buildOrder(building: Building): string[] {
  const order: string[] = [];
  let standing: Building = {};
  const lands = (letter: string) =>
    isAt(drop(standing, letter, building[letter]!), building[letter]!) && voids({ ...standing, [letter]: building[letter]! }).length === 0;
  for (let next: string | undefined; (next = Object.keys(building).find((letter) => !order.includes(letter) && lands(letter)));) {
    order.push(next);
    standing = { ...standing, [next]: building[next]! };
  }
  return order;
}

/** What brings a building nearer to this solution: a piece to put down, with its cubes, or one to lift first. */
export type Advice = { do: 'put'; letter: string; cubes: readonly Cube[] } | { do: 'lift'; letter: string };

export function advice(building: Building, solution: Building): Advice | null {
  const stands = (letter: string) => isAt(building[letter] ?? [], solution[letter]!);
  const order = buildOrder(solution);
  const first = order.findIndex((letter) => !stands(letter));
  if (first < 0) return null;
  const letter = order[first]!;
  const cubes = solution[letter]!;
  const others = Object.fromEntries(Object.entries(building).filter(([one]) => one !== letter));
  if (!carries(building, letter) && isAt(drop(others, letter, cubes), cubes)) return { do: 'put', letter, cubes };
  const loose = Object.keys(building).filter((one) => !order.slice(0, first).includes(one) && !carries(building, one));
  return { do: 'lift', letter: loose.find((one) => !stands(one)) ?? loose[0]! };
}

function isAt(found: readonly Cube[] | string, wanted: readonly Cube[]): boolean {
  return typeof found !== 'string' && found.length > 0 && write(found) === write(wanted);
}

/** Whether something stands on a piece. */
function carries(building: Building, letter: string): boolean {
  const own = building[letter] ?? [];
  const others = Object.entries(building).filter(([other]) => other !== letter);
  return others.some(([, cubes]) => cubes.some(([x, y, z]) => own.some((cube) => cube[0] === x && cube[1] === y && cube[2] === z - 1)));
}
