// News of Verso as sentences, the same that the terminal tells.

import type { News } from '../../generated/verso';
import { sentences } from '../../lib/sentence';
import { say } from '../../lib/words.svelte';
import { JOKER, read, run } from './faces';

export function faceName(text: string): string {
  const { face } = read(text);
  return say('verso-face', { colour: face.colour, value: face.value === JOKER ? 'joker' : face.value });
}

export const sentence = sentences<News>((code) => `verso-news-${code}`, {
  top: (card) => ({ top: faceName(card) }),
  old: (card) => ({ old: faceName(card) }),
  face: (card) => ({ face: faceName(card) }),
  move: (move) => ({ colour: move.split(' ')[1] }),
  cards: (cards) => ({ run: run(cards) }),
  discards: (cards) => ({ discards: run(cards, ', ') }),
});
