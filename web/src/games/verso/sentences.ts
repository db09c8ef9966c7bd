// News of Verso as sentences, the same that the terminal tells.

import type { News } from '../../generated/verso';
import { sentences } from '../../lib/sentence';
import { say } from '../../lib/words.svelte';
import { type Face, JOKER, read, run } from './faces';

export function named({ colour, value }: Face): string {
  return say('verso-face', { colour, value: value === JOKER ? 'joker' : value });
}

export function faceName(text: string): string {
  return named(read(text).face);
}

export const sentence = sentences<News>((code) => `verso-news-${code}`, {
  top: (card) => ({ top: faceName(card) }),
  old: (card) => ({ old: faceName(card) }),
  face: (card) => ({ face: faceName(card) }),
  move: (move) => ({ colour: move.split(' ')[1] }),
  cards: (cards) => ({ run: run(cards) }),
  turns: ([first, ...rest], names, mine) => ({
    count: first === undefined ? 0 : rest.length + 1,
    neighbour: names[first ?? -1] ?? '',
    turns: mine.length === 1 && mine[0] === first ? 'you' : 'other',
  }),
  discards: (cards) => ({ discards: run(cards, ', ') }),
});
