// What a choice would do, in words, as the server's previews say it.

import type { Behind, Choice } from '../../generated/verso';
import { say } from '../../lib/words.svelte';
import { run } from './faces';
import { faceName } from './sentences';

/** What keeping the top card would do; empty where it cannot be kept. `square` is what a square is worth. */
export function would(keep: Choice | undefined, square: number): string {
  if (!keep) return '';
  const { discarded, joins = [] } = keep.preview;
  if (discarded) return say('verso-would-lost');
  const said = [];
  if (keep.preview.square) said.push(say('verso-would-square', { points: square }));
  if (joins.length > 1) said.push(say('verso-would-join', { run: run(joins) }));
  return said.join(' ') || say('verso-would-lie');
}

/** A face that may be behind the top card: how likely, and what it would do. */
export function may({ face, chance, discarded, square }: Behind, points: number): string {
  const does = discarded ? 'lost' : square ? 'square' : 'plain';
  return say('verso-may', { face: faceName(face), chance: percent(chance), does, square: points });
}

export function percent(chance: number): number {
  return Math.round(chance * 100);
}
