// What the rules would show after a move in a lesson, as far as geometry alone tells it.

import type { View } from '../../generated/recto-verso.ts';
import { carried, LETTERS, readBuilding, write } from '../../geometry/recto-verso.ts';
import { played } from '../../geometry/recto-verso-moves.ts';

/** Where a piece comes to rest, and what stands then. */
export function echo(view: View, seat: number, move: string): View | null {
  if (!/^(place|move|stack|take|shift) /.test(move)) return null;
  const [what, piece = ''] = move.split(' ');
  const before = readBuilding(view.building);
  if (what === 'place' ? !view.beside.includes(piece) : what !== 'shift' && !(piece in before)) return null; // not there
  if ((what === 'move' || what === 'take') && carried(before, piece)) return null; // R4: what stands on it comes first
  const after = played(before, move);
  if (typeof after === 'string') return null;
  const building = Object.fromEntries(Object.entries(after).map(([letter, cubes]) => [letter, write(cubes)]));
  if (lies({ ...view, building }) === lies(view)) return view; // where it was: nobody has touched anything
  const all = [...LETTERS].filter((letter) => letter in before || view.beside.includes(letter));
  const by = Object.fromEntries(
    Object.keys(after).map((letter) => [letter, building[letter] === view.building[letter] ? (view.by[letter] ?? seat) : seat]),
  );
  const touched = { seat, at: view.clock, piece: LETTERS.includes(piece) ? piece : null };
  return { ...view, building, by, touched, beside: all.filter((letter) => !(letter in after)).join('') };
}

/** What stands in another building as it stands there, unless what is added would stand in it; the same card is built. */
export function asBuilt(view: View, built: View): Pick<View, 'building' | 'verdict'> {
  const full = new Set(Object.values(readBuilding(built.building)).flat().map(String));
  const added = Object.entries(readBuilding(view.building)).filter(([letter]) => !(letter in built.building));
  const free = added.every(([, cubes]) => cubes.every((cube) => !full.has(String(cube))));
  const building = free ? { ...view.building, ...built.building } : view.building;
  return { building, verdict: view.verdict && { ...view.verdict, building } };
}

export function lies(view: View): string {
  return [...LETTERS].map((letter) => view.building[letter] ?? '').join('/');
}
