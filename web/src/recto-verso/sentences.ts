// News of Recto Verso as sentences, and phrases as whoever reads them sees the building.

import type { Frame, NewsItem } from '../generated/messages';
import type { FaultSeen, View } from '../generated/recto-verso';
import { type Facts, say } from '../lib/words.svelte';

export const seconds = (milliseconds: number) => Math.round(milliseconds / 100) / 10;

/** One piece of news; `mine` are the seats of whoever reads it. */
export function sentence(news: NewsItem, names: string[], mine: readonly number[]): string {
  const facts: Facts = {};
  for (const [name, fact] of Object.entries(news.facts)) {
    if (typeof fact === 'string' || typeof fact === 'number' || typeof fact === 'boolean') facts[name] = fact;
  }
  for (const who of ['seat', 'active', 'partner'] as const) {
    if (typeof facts[who] === 'number') facts[who === 'seat' ? 'name' : `${who}_name`] = names[facts[who]] ?? '';
  }
  if (typeof facts.seat === 'number') facts.who = mine.length === 1 && mine[0] === facts.seat ? 'you' : 'other';
  if (typeof facts.piece === 'string') facts.piece = say('recto-verso-piece', { letter: facts.piece });
  if (typeof facts.time === 'number') facts.seconds = seconds(facts.time);
  if ('level' in facts || 'level' in news.facts) facts.level = facts.level ?? 0;
  if (typeof facts.reason === 'string') facts.reason = say(`recto-verso-reason-${facts.reason}`);
  return say(`recto-verso-news-${news.code}`, facts);
}

/** A phrase's facts as its reader sees them: columns from their own left, colours by name. */
export function phrase(facts: Record<string, unknown>, frame: Frame): Facts {
  const back = (frame.view as View | null)?.role === 'back';
  const shown: Facts = {};
  if (typeof facts.x === 'number') shown.column = back ? 4 - facts.x : facts.x + 1;
  if (typeof facts.z === 'number') shown.level = facts.z + 1;
  if (typeof facts.colour === 'string') shown.colour = say('recto-verso-colour', { letter: facts.colour });
  return shown;
}

/** A hint's facts, with pieces by their names. */
export function hint(facts: Record<string, unknown>): Facts {
  return { ...(facts as Facts), pieces: pieces(String(facts.pieces ?? '')) };
}

function pieces(letters: string): string {
  return [...letters].map((letter) => say('recto-verso-piece', { letter })).join(', ');
}

/** Why a building is wrong, in a sentence. */
export function fault({ code, facts }: FaultSeen): string {
  const shown = { ...facts } as Facts;
  for (const name of ['wanted', 'found']) {
    if (name in facts) shown[name] = say('recto-verso-colour', { letter: facts[name] === '.' ? 'none' : String(facts[name]) });
  }
  if (typeof facts.piece === 'string') shown.piece = say('recto-verso-piece', { letter: facts.piece });
  if (typeof facts.pieces === 'string') shown.pieces = pieces(facts.pieces);
  return say(`recto-verso-fault-${code}`, shown);
}
