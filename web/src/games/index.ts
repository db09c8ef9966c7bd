// The client's registry of games: each has a folder here, and nothing else names one.

import type { GameInfo } from '../generated/messages';
import { gameInfo } from '../lib/api';
import { door as dessusDessous } from './dessus-dessous/door';
import type { Door, GamePage } from './game';
import { door as rectoVerso } from './recto-verso/door';
import { door as verso } from './verso/door';

export const games: Record<string, Door> = {
  verso,
  'recto-verso': rectoVerso,
  'dessus-dessous': dessusDessous,
};

/** A game's page, and what the server says of the game, without which no board can be shown. */
export interface Loaded {
  page: GamePage;
  info: GameInfo;
}

export async function load(game: string): Promise<Loaded> {
  const [page, info] = await Promise.all([games[game]!.page(), gameInfo(game)]);
  return { page, info };
}
