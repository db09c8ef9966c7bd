// What the seats of a table are called, and who of them has won.
// People are called by their nicknames, bots by their level; those of one name are numbered.

import type { SeatView } from '../generated/messages';
import type { Logged } from './table.svelte';
import { say, spoken } from './words.svelte';

/** What somebody is called. A name that the server gave (an animal and a number after a space) is said in the reader's language. */
export function called(name: string): string {
  const given = /^ (\w+) (\d+)( \(\d+\))?$/.exec(name); // with a number in brackets where two look alike
  return given ? say('given-name', { animal: given[1], number: Number(given[2]) }) + (given[3] ?? '') : name;
}

/** What a bot of this level is called; a program from outside, which the host allows, has an @ before its name. */
export function botName(level: string): string {
  return level.startsWith('@') ? say('bot-program', { name: level.slice(1) }) : say(`bot-${level}`);
}

export function seatNames(seats: readonly SeatView[]): string[] {
  const plain = seats.map((seat, number) => {
    if (seat.name !== null) return called(seat.name);
    return seat.bot ? botName(seat.bot) : say('seat-number', { number: number + 1 });
  });
  return plain.map((name, seat) => {
    const alike = plain.flatMap((other, number) => (other === name ? [number] : []));
    return alike.length > 1 ? `${name} ${alike.indexOf(seat) + 1}` : name;
  });
}

/** What everybody is called to whoever looks: they themselves are "you", where they have one seat only. */
export function ownName({ names, mine }: { names: readonly string[]; mine: readonly number[] }): string[] {
  return names.map((name, seat) => (mine.length === 1 && mine[0] === seat ? say('play-you') : name));
}

/** What those are called who move: where a bot plays for somebody, their name says so; the one that plays for oneself is "your bot". */
export function movers(names: readonly string[], lent: (seat: number) => boolean, mine: readonly number[]): string[] {
  return names.map((name, seat) => (!lent(seat) ? name : mine.includes(seat) ? say('bot-yours') : say('bot-plays-for', { name })));
}

/** Names as one says them one after the other. */
export const listed = (names: readonly string[]): string => new Intl.ListFormat(spoken()).format(names);

/** Who has won, as whoever has the seats `mine` reads it. */
export function wonBy(winners: readonly number[], names: readonly string[], mine: readonly number[]): string {
  if (mine.length === 1 && winners.includes(mine[0]!)) return say(winners.length === 1 ? 'play-won' : 'play-shared');
  return say('play-lost', { names: listed(winners.map((seat) => names[seat] ?? '')), count: winners.length });
}

/** Whether seats that one had until `seq` went to another device: somebody has them, and nobody has cleared them. */
export function wentElsewhere(mine: readonly number[], seq: number, seats: readonly SeatView[], log: readonly Logged[]): boolean {
  const freed = log.some((one) => one.seq > seq && one.of === 'table' && one.news.code === 'table-freed' && mine.includes(one.news.seat));
  return !freed && mine.every((seat) => seats[seat]?.who);
}
