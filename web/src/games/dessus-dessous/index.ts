// What Dessus Dessous brings to a table's page.

import type { View } from '../../generated/dessus-dessous';

export { default as Board } from './Board.svelte';
export { default as End } from './End.svelte';
export { sentence } from './sentences';

/** Its board asks for hints itself, to show them on the layers. */
export const placesHint = true;
/** Everybody's name stands above the bench. */
export const placesSeats = true;

/** What one lays is what one sees. */
export function echo(view: View, seat: number, move: string): View | null {
  const [word, ...pile] = move.split(' ');
  if (word !== 'pile') return null;
  if ('pile' in view) return { ...view, pile, right: null };
  return { ...view, players: view.players.map((player, at) => (at === seat ? { ...player, pile } : player)) };
}

export function lies(view: View, seat: number): string {
  return ('pile' in view ? view.pile : view.players[seat]!.pile!).join(' ');
}
