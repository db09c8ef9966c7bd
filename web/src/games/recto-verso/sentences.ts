// News of Recto Verso as sentences, and phrases as whoever reads them sees the building.

import type { News, VerdictSeen, View } from '../../generated/recto-verso';
import type { Mode } from '../../geometry/recto-verso';
import { facade, readBuilding } from '../../geometry/recto-verso';
import { near, type Near } from '../../geometry/recto-verso-near';
import { sentences } from '../../lib/sentence';
import { type Facts, plain, say } from '../../lib/words.svelte';

/** A time as it is shown, rounded up: what is a moment too late for a row of the score table never looks as if it were in time. */
export const seconds = (milliseconds: number) => Math.ceil(milliseconds / 100) / 10;

export const modeOf = (view: View): Mode => (view.options.mode === 'hard' ? 'hard' : 'simple');

/** A pace other than the printed one is named wherever a result is. */
export const paced = (view: View) => ((view.options.pace ?? 1) === 1 ? '' : say('recto-verso-paced', { pace: view.options.pace }));

export const sentence = sentences<News>((code) => `recto-verso-news-${code}`, {
  active: (seat, names) => ({ active_name: names[seat] }),
  partner: (seat, names) => ({ partner_name: names[seat] }),
  piece: (letter) => ({ piece: say('recto-verso-piece', { letter }) }),
  time: (time) => ({ seconds: seconds(time) }),
  level: (level) => ({ level: level ?? 0 }), // 0 where nobody climbs
  reason: (code) => ({ reason: say(`recto-verso-reason-${code}`) }),
});

/** A phrase's facts as its reader sees them: columns from their own left, colours and pieces by name. */
export function phrase(facts: Record<string, unknown>, view: View | null): Facts {
  const back = view?.role === 'back';
  const shown: Facts = {};
  if (typeof facts.x === 'number') shown.column = back ? 4 - facts.x : facts.x + 1;
  if (typeof facts.z === 'number') shown.level = facts.z + 1;
  if (typeof facts.colour === 'string') shown.colour = say('recto-verso-colour-noun', { letter: facts.colour });
  const piece = facts.piece ?? facts.colour;
  if (typeof piece === 'string') shown.piece = say('recto-verso-piece', { letter: piece });
  shown.empty = facts.colour === '.' ? 'yes' : 'no';
  return shown;
}

/** A hint's facts, with pieces by their names. */
export function hint(facts: Record<string, unknown>): Facts {
  return { ...plain(facts), pieces: pieces(typeof facts.pieces === 'string' ? facts.pieces : '') };
}

function pieces(letters: string): string {
  return [...letters].map((letter) => say('recto-verso-piece', { letter })).join(', ');
}

/** What is marked on a building that was judged: pieces above a void, and squares of both facades, in the columns of a side. */
export interface Marks {
  voids: string;
  squares: { near: boolean; column: number; level: number }[];
}

export const NO_MARKS: Marks = { voids: '', squares: [] };

export function marksOf(view: View, side: 'front' | 'back'): Marks {
  const { building, card } = view.verdict!;
  const found = near(readBuilding(building), card, modeOf(view));
  const squares = (['front', 'back'] as const).flatMap((face) =>
    found[face].map((square) => {
      const [column, level] = [square % 4, 3 - Math.floor(square / 4)];
      return { near: face === side, column: face === side ? column : 3 - column, level };
    }),
  );
  return { voids: found.voids, squares };
}

const OWN = ['square', 'void', 'pieces-left']; // faults that the page finds by itself, and all of them
const FEW = 3; // squares that are named one by one

/** Why a round was lost, and all that was still wrong with the building, in sentences. */
export function wrongs(verdict: VerdictSeen, found: Near): string[] {
  if (verdict.round.right) return [];
  const others = verdict.faults
    .filter(({ code }) => !OWN.includes(code))
    .map(({ code, facts }) => say(`recto-verso-fault-${code}`, plain(facts)));
  return [...others, ...differences(verdict, found)];
}

function differences({ building, card }: VerdictSeen, { front, back, left, voids }: Near): string[] {
  const lines = [];
  if (left) lines.push(say('recto-verso-fault-pieces-left', { pieces: pieces(left) }));
  if (voids) lines.push(say('recto-verso-fault-void', { piece: pieces(voids) }));
  if (front.length + back.length > FEW)
    return [...lines, say('recto-verso-near', { count: front.length + back.length, front: front.length, back: back.length })];
  const [drawn, built] = [card.split('|'), readBuilding(building)];
  const squares = (side: 'front' | 'back', wrong: readonly number[]) =>
    wrong.map((square) => {
      const colour = (text: string) => letterName(text.replaceAll('/', '')[square] ?? '.');
      const place = { column: (square % 4) + 1, level: 4 - Math.floor(square / 4) };
      const wanted = colour(drawn[side === 'front' ? 0 : 1] ?? '');
      return say('recto-verso-fault-square', { side, ...place, wanted, found: colour(facade(built, side)) });
    });
  return [...lines, ...squares('front', front), ...squares('back', back)];
}

function letterName(letter: string): string {
  return say('recto-verso-colour', { letter: letter === '.' ? 'none' : letter });
}
