// The HTTP doors of the server. Whoever is nobody yet becomes a guest first.

import type { GameInfo, LobbyEntry, Me, Refusal, SeatLink, TableInfo, TableLink, TableWish } from '../generated/messages';

export class Refused extends Error {
  constructor(
    readonly refusal: Refusal,
    readonly status: number,
  ) {
    super(refusal.sentence);
  }
}

const AWAY: Refusal = {
  is: 'refusal',
  code: 'server-away',
  kind: 'away',
  sentence: 'The server cannot be reached. Check the connection and try again.',
  facts: {},
};

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Refused(AWAY, 0);
  }
  if (!response.ok) {
    const refusal = (await response.json().catch(() => AWAY)) as Refusal;
    throw new Refused(refusal, response.status);
  }
  return (await response.json()) as T;
}

let guest: Promise<Me> | null = null;

/** Be somebody; with a nickname, be called that. One thing after the other: two first calls would make two people. */
export function beGuest(nickname?: string): Promise<Me> {
  if (nickname !== undefined || guest === null) {
    const before = guest?.catch(() => undefined);
    guest = Promise.resolve(before).then(() => ask<Me>('POST', '/api/guest', nickname ? { nickname } : {}));
    guest.catch(() => (guest = null));
  }
  return guest;
}

async function asGuest<T>(method: string, path: string, body?: unknown): Promise<T> {
  await beGuest();
  return ask<T>(method, path, body);
}

export const listGames = () => ask<GameInfo[]>('GET', '/api/games');
export const lobby = () => ask<LobbyEntry[]>('GET', '/api/tables');
export const myTables = () => asGuest<LobbyEntry[]>('GET', '/api/my/tables');
export const openTable = (wish: TableWish) => asGuest<TableLink>('POST', '/api/tables', wish);
export const tableInfo = (code: string) => asGuest<TableInfo>('GET', `/api/tables/${encodeURIComponent(code)}`);
export const seatLink = (code: string, seat: number) => asGuest<SeatLink>('POST', `/api/tables/${code}/link`, { seat });
export const claimSeat = (token: string) => asGuest<TableLink>('PUT', '/api/seat', { token });
