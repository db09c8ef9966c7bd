// What the seats of a table are called, and who of them has won.
// People are called by their nicknames, bots by their level; those of one name are numbered.

import type { SeatView } from '../generated/messages';
import { say } from './words.svelte';

export function seatNames(seats: readonly SeatView[]): string[] {
  const plain = seats.map((seat, number) => seat.name ?? (seat.bot ? say(`bot-${seat.bot}`) : say('seat-number', { number: number + 1 })));
  return plain.map((name, seat) => {
    const alike = plain.flatMap((other, number) => (other === name ? [number] : []));
    return alike.length > 1 ? `${name} ${alike.indexOf(seat) + 1}` : name;
  });
}

/** Who has won, as whoever has the seats `mine` reads it. */
export function wonBy(winners: readonly number[], names: readonly string[], mine: readonly number[]): string {
  if (mine.length === 1 && winners.includes(mine[0]!)) return say(winners.length === 1 ? 'play-won' : 'play-shared');
  return say('play-lost', { names: winners.map((seat) => names[seat] ?? '').join(', '), count: winners.length });
}
