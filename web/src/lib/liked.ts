// What a person chose last at a game's door, remembered in the browser: the bots' level, and the options of "Play now".

import type { GameInfo } from '../generated/messages';

const KEY = 'volteface-doors';

export interface Liked {
  level?: string;
  options?: Record<string, unknown>;
}

function all(): Record<string, Liked> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Liked>;
  } catch {
    return {}; // private windows may forbid it: then nothing is remembered
  }
}

export function liked(game: string): Liked {
  return all()[game] ?? {};
}

export function like(game: string, chosen: Liked): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [game]: { ...liked(game), ...chosen } }));
  } catch {
    // not remembered, and nothing else changes
  }
}

/** All bots that can be chosen: the game's own, and the programs that the host allows. */
export function levels({ bots, programs }: GameInfo): string[] {
  return [...bots, ...programs];
}

/** The level to begin with: the one chosen last; before that the one that the door proposes to newcomers, or the friendly one. */
export function likedLevel(info: GameInfo, first?: string): string {
  const wished = liked(info.game).level ?? first;
  return wished && levels(info).includes(wished) ? wished : (info.friendly ?? '');
}
