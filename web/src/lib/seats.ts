// What the seats of a table are called: people by their nicknames, bots by their level; those of one name are numbered.

import type { SeatView } from '../generated/messages';
import { say } from './words.svelte';

export function seatNames(seats: readonly SeatView[]): string[] {
  const plain = seats.map(
    (seat, number) => seat.name ?? (seat.bot ? say(`bot-${seat.bot}`) : say('seat-number', { number: number + 1 })),
  );
  return plain.map((name, seat) => {
    const alike = plain.flatMap((other, number) => (other === name ? [number] : []));
    return alike.length > 1 ? `${name} ${alike.indexOf(seat) + 1}` : name;
  });
}
