// What the rules would show after a move in a lesson: a pile changes nothing but itself.

import type { View } from '../../generated/dessus-dessous.ts';

/** What one lays is what one sees. */
export function echo(view: View, seat: number, move: string): View | null {
  const [word, ...pile] = move.split(' ');
  if (word !== 'pile') return null;
  if ('pile' in view) return view.phase === 'building' ? { ...view, pile, right: null } : null;
  return { ...view, players: view.players.map((player, at) => (at === seat ? { ...player, pile } : player)) };
}

export function lies(view: View, seat: number): string {
  return ('pile' in view ? view.pile : view.players[seat]!.pile!).join(' ');
}
