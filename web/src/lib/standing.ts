// How a table of a list stands, in a few words.

import type { LobbyEntry } from '../generated/messages';
import { say } from './words.svelte';

export function standing({ your_turn, status, free, seats }: LobbyEntry): string {
  if (your_turn) return say('your-turn');
  return status === 'open' ? say('seats-free', { free, seats }) : say(`status-${status}`);
}
