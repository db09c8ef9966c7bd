// The story of a game as a board tells it: what happens now, and what happened to oneself since one's last move. It keeps
// the news and not their words, which follow the reader's language.

import type { News } from '../../generated/verso';
import { say } from '../../lib/words.svelte';
import { sentence } from './sentences';

interface Told {
  news: News;
  /** What everybody is called, of whom it tells. */
  names: () => readonly string[];
  mine: readonly number[];
  /** The bank, or the deck's card, that is named with it. */
  cause?: News | null;
}

export class Story {
  #last = $state.raw<Told | null>(null);
  #own = $state.raw<readonly Told[]>([]);
  #cause: News | null = null; // the bank, or the deck's card, that turns cards now

  /** What is happening, or has happened last. */
  lately = $derived(this.#last ? said(this.#last) : '');
  /** What others, or the deck, did to one's own cards, and a drawn card that was lost; it stays until one's next move. */
  mine = $derived(this.#own.map(said).join(' '));
  /** Whether what happened last is what caused that: it is read before. */
  caused = $state(false);

  tell(news: News, names: () => readonly string[], mine: readonly number[]): void {
    const one = { news, names, mine };
    const before = this.#last;
    if (before && before.news !== news && lost(before) && said(one)) this.#own = [before]; // it has been read, and is wanted still
    if (said(one)) [this.#last, this.caused] = [one, false];
    const own = 'seat' in news && mine.includes(news.seat);
    if (own && (news.code === 'drawn' || news.code === 'announced' || news.code === 'banked')) this.#own = [];
    if (news.code === 'announced' || news.code === 'opponent') this.#cause = news;
    else if (news.code === 'drawn' || news.code === 'banked') this.#cause = null;
    if (!own || !this.#cause || (news.code !== 'turned' && news.code !== 'square')) return;
    if (this.#cause.code === 'opponent') [this.#last, this.caused] = [before, true]; // the deck's card
    this.#own = [...this.#own, { ...one, cause: news.code === 'turned' ? this.#cause : null }];
  }
}

/** Whether somebody here has drawn a card that went away at once. */
function lost({ news, mine }: Told): boolean {
  return news.code === 'drawn' && news.discarded && mine.includes(news.seat);
}

/** The sentence, after the bank that caused it; the deck's card has been told in the same breath. */
function said({ news, names, mine, cause }: Told): string {
  const text = sentence(news, names(), mine);
  if (cause?.code !== 'announced') return text;
  return say('verso-mine', { name: names()[cause.seat] ?? '', colour: cause.move.split(' ')[1] ?? '', news: text });
}
