// Which check has been played out: until then neither scores nor the result tell how it ends.

import type { MatchView, Seen } from '../../generated/dessus-dessous';

export const shown = $state({ round: 0 });

/** What players have as far as so many piles of the check have been looked at. */
export function sofar({ last, players }: MatchView, looked: number): readonly Seen[] {
  return players.map((player, number) => {
    const unseen = last?.grabs.slice(looked).find((grab) => grab.seat === number);
    const cards = unseen && last?.card === number ? player.cards.slice(0, -1) : player.cards;
    return { ...player, points: player.points - (unseen?.points ?? 0), cards };
  });
}
