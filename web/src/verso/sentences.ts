// News of Verso as sentences, the same that the terminal tells.

import type { NewsItem } from '../generated/messages';
import { say } from '../lib/words.svelte';
import { JOKER, read, run } from './faces';

type Facts = Record<string, string | number | boolean>;

export function faceName(text: string): string {
  const { face } = read(text);
  return say('verso-face', { colour: face.colour, value: face.value === JOKER ? 'joker' : face.value });
}

/** One piece of news; `mine` are the seats of whoever reads it. */
export function sentence(news: NewsItem, names: string[], mine: readonly number[]): string {
  const facts: Facts = {};
  for (const [name, fact] of Object.entries(news.facts)) {
    if (typeof fact === 'string' || typeof fact === 'number' || typeof fact === 'boolean') facts[name] = fact;
  }
  if (typeof facts.seat === 'number') {
    facts.name = names[facts.seat] ?? '';
    facts.who = mine.length === 1 && mine[0] === facts.seat ? 'you' : 'other';
  }
  if (news.code === 'banked') {
    facts.colour = String(news.facts.move).split(' ')[1] ?? '';
    facts.run = run(news.facts.cards as string[]);
    facts.discards = run(news.facts.discards as string[], ', ');
  }
  for (const name of ['top', 'old', 'face']) {
    if (typeof facts[name] === 'string') facts[name] = faceName(facts[name]);
  }
  return say(`verso-news-${news.code}`, facts);
}
