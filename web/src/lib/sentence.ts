// News as sentences. The code of a piece of news names its message; its fields are what the message speaks of, those
// that are not words and numbers already by way of the game's own formatters.

import { type Facts, has, plain, say } from './words.svelte';

/** What tells a piece of news; `mine` are the seats of whoever reads it. */
export type Sentence<News> = (news: News, names: readonly string[], mine: readonly number[]) => string;

type Fields<News> = News extends unknown ? Exclude<keyof News, 'code'> : never;
type Value<News, Field extends PropertyKey> = News extends Record<Field, infer Found> ? Found : never;

/** For fields that need it: the facts that a field's value stands for. */
export type Formatters<News> = {
  [Field in Fields<News>]?: (value: Value<News, Field>, names: readonly string[], mine: readonly number[]) => Facts;
};

/** The sentences of a game, `id` being the name of the message that tells of a code; what has no message is not told. */
export function sentences<News extends { code: string }>(id: (code: string) => string, formatters: Formatters<News> = {}): Sentence<News> {
  return (news, names, mine) => {
    const facts = plain({ ...news });
    for (const [field, value] of Object.entries(news) as [Fields<News>, never][]) {
      Object.assign(facts, formatters[field]?.(value, names, mine));
    }
    if (typeof facts.seat === 'number') {
      facts.name = names[facts.seat] ?? '';
      facts.who = mine.length === 1 && mine[0] === facts.seat ? 'you' : 'other';
    }
    return has(id(news.code)) ? say(id(news.code), facts) : '';
  };
}
