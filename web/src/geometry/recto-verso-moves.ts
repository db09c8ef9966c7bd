// What a move makes of a building before the rules have said so: for a board that shows it at once, and for practice, which
// asks nobody. Everything is in the front's coordinates, as moves are.

import type { Building, Reason } from './recto-verso.ts';
import { drop, read, shifted, stacked, write } from './recto-verso.ts';

const WAYS: Record<string, [number, number]> = { '+x': [1, 0], '-x': [-1, 0], '+y': [0, 1], '-y': [0, -1] };

/** The building after a move, or why it cannot be. A move that speaks of a piece that is not there changes nothing. */
export function played(building: Building, move: string): Building | Reason {
  const [what, letter = '', ...rest] = move.split(' ');
  const standing = building[letter];
  if (what === 'place' || what === 'move') {
    const cubes = drop(building, letter, read(rest.join(' ')));
    return typeof cubes === 'string' ? cubes : { ...building, [letter]: cubes };
  }
  if (what === 'shift') return shifted(building, ...WAYS[letter]!) ?? 'outside';
  if (!standing) return building;
  if (what === 'take') return Object.fromEntries(Object.entries(building).filter(([one]) => one !== letter));
  if (what !== 'stack') return building;
  const [first] = [...standing].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  return stacked(building, letter, Number(rest[0]![0]) - first![0], Number(rest[0]![1]) - first![1]);
}

/** What a move has changed: each piece with its new cubes as text, empty if it has been taken away. */
export function changes(before: Building, after: Building): Record<string, string> {
  const text = (cubes: Building[string] | undefined) => (cubes ? write(cubes) : '');
  const letters = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return Object.fromEntries(letters.filter((one) => text(before[one]) !== text(after[one])).map((one) => [one, text(after[one])]));
}

/** Whether a building is as a move has left it, as far as that move goes. */
export function shows(building: Building, changed: Record<string, string>): boolean {
  return Object.entries(changed).every(([letter, text]) => (building[letter] ? write(building[letter]) : '') === text);
}
