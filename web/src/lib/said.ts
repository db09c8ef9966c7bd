// What somebody has said, as whoever reads it: a text, or a phrase in the reader's language.

import type { GamePage } from '../games/game';
import type { Said } from '../generated/messages';
import { called, seatNames } from './seats';
import type { WholeFrame } from './table.svelte';
import { say } from './words.svelte';

const key = (code: string) => `read-${code}`;

/** The number of what was read last at a table, if anything was; it is remembered in the browser. */
export function lastRead(code: string): number | null {
  try {
    const number = localStorage.getItem(key(code));
    return number === null ? null : Number(number);
  } catch {
    return null; // private windows may forbid it
  }
}

export function haveRead(code: string, number: number): void {
  try {
    localStorage.setItem(key(code), String(number));
  } catch {
    // then it is new again next time
  }
}

/** The name of whoever has said it. */
export function speaker(said: Said, frame: WholeFrame): string {
  return said.seat == null ? called(said.name ?? '') : (seatNames(frame.table.seats)[said.seat] ?? '');
}

export function wordsOf(said: Said, frame: WholeFrame, page: GamePage | null): string {
  return said.text ?? say(`phrase-${said.code}`, page?.phrase?.(said.facts ?? {}, frame.view));
}
