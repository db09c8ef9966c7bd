// News of Recto Verso as sentences, and phrases as whoever reads them sees the building.

import type { FaultSeen, News, View } from '../../generated/recto-verso';
import { sentences } from '../../lib/sentence';
import { type Facts, plain, say } from '../../lib/words.svelte';

export const seconds = (milliseconds: number) => Math.round(milliseconds / 100) / 10;

export const sentence = sentences<News>((code) => `recto-verso-news-${code}`, {
  active: (seat, names) => ({ active_name: names[seat] }),
  partner: (seat, names) => ({ partner_name: names[seat] }),
  piece: (letter) => ({ piece: say('recto-verso-piece', { letter }) }),
  time: (time) => ({ seconds: seconds(time) }),
  level: (level) => ({ level: level ?? 0 }), // 0 where nobody climbs
  reason: (code) => ({ reason: say(`recto-verso-reason-${code}`) }),
});

/** A phrase's facts as its reader sees them: columns from their own left, colours by name. */
export function phrase(facts: Record<string, unknown>, view: View | null): Facts {
  const back = view?.role === 'back';
  const shown: Facts = {};
  if (typeof facts.x === 'number') shown.column = back ? 4 - facts.x : facts.x + 1;
  if (typeof facts.z === 'number') shown.level = facts.z + 1;
  if (typeof facts.colour === 'string') shown.colour = say('recto-verso-colour', { letter: facts.colour });
  return shown;
}

/** A hint's facts, with pieces by their names. */
export function hint(facts: Record<string, unknown>): Facts {
  return { ...plain(facts), pieces: pieces(typeof facts.pieces === 'string' ? facts.pieces : '') };
}

function pieces(letters: string): string {
  return [...letters].map((letter) => say('recto-verso-piece', { letter })).join(', ');
}

/** Why a building is wrong, in a sentence. */
export function fault({ code, facts }: FaultSeen): string {
  const shown = plain(facts);
  for (const name of ['wanted', 'found']) {
    if (name in facts) shown[name] = say('recto-verso-colour', { letter: facts[name] === '.' ? 'none' : String(facts[name]) });
  }
  if (typeof facts.piece === 'string') shown.piece = say('recto-verso-piece', { letter: facts.piece });
  if (typeof facts.pieces === 'string') shown.pieces = pieces(facts.pieces);
  return say(`recto-verso-fault-${code}`, shown);
}
