// News of Dessus Dessous as sentences.

import type { NewsItem } from '../generated/messages';
import { type Facts, say } from '../lib/words.svelte';

export function sentence(news: NewsItem, names: string[], mine: readonly number[]): string {
  const facts: Facts = {};
  for (const [name, fact] of Object.entries(news.facts)) {
    if (typeof fact === 'string' || typeof fact === 'number') facts[name] = fact;
  }
  if (typeof facts.seat === 'number') {
    facts.name = names[facts.seat] ?? '';
    facts.who = mine.length === 1 && mine[0] === facts.seat ? 'you' : 'other';
  }
  return say(`dd-news-${news.code}`, facts);
}
