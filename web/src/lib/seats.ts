// What the seats of a table are called: people by their nicknames, bots by their level, several of one level numbered.

import type { SeatView } from '../generated/messages';
import { say } from './words.svelte';

export function seatNames(seats: readonly SeatView[]): string[] {
  return seats.map((seat, number) => {
    if (seat.name) return seat.name;
    if (!seat.bot) return say('seat-number', { number: number + 1 });
    const alike = seats.flatMap((one, other) => (one.bot === seat.bot && !one.name ? [other] : []));
    return say(`bot-${seat.bot}`) + (alike.length > 1 ? ` ${alike.indexOf(number) + 1}` : '');
  });
}
