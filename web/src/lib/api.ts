// The HTTP doors of the server: everything that a page asks for, but the tables themselves, goes through here. Whoever is
// nobody yet becomes a guest first.

import type {
  GameInfo,
  LobbyEntry,
  Me,
  Refusal,
  ReplayView,
  ReviewLine,
  SeatLink,
  Solution,
  TableInfo,
  TableLink,
  TableWish,
} from '../generated/messages';
import { explain } from './words.svelte';

export class Refused extends Error {
  constructor(
    readonly refusal: Refusal,
    readonly status: number,
  ) {
    super(refusal.sentence);
  }
}

/** Why something failed, in the person's language. */
export function why(error: unknown): string {
  return error instanceof Refused ? explain(error.refusal) : String(error);
}

const AWAY: Refusal = {
  is: 'refusal',
  code: 'server-away',
  kind: 'away',
  sentence: 'The server cannot be reached. Check the connection and try again.',
  facts: {},
};

/** What is sent: a value as JSON, or a replay file as it is. */
type Body = { json: unknown } | { file: string } | null;

async function request(method: string, path: string, body: Body = null): Promise<Response> {
  const type = body && ('json' in body ? 'application/json' : 'application/jsonl');
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: type ? { 'content-type': type } : {},
      body: body && ('json' in body ? JSON.stringify(body.json) : body.file),
    });
  } catch {
    throw new Refused(AWAY, 0);
  }
  if (!response.ok) {
    const refusal = (await response.json().catch(() => AWAY)) as Refusal;
    throw new Refused(refusal, response.status);
  }
  return response;
}

async function ask<T>(method: string, path: string, body: Body = null): Promise<T> {
  return (await (await request(method, path, body)).json()) as T;
}

let guest: Promise<Me> | null = null;

/** Be somebody; with a nickname, be called that. One thing after the other: two first calls would make two people. */
export function beGuest(nickname?: string): Promise<Me> {
  if (nickname !== undefined || guest === null) {
    const before = guest?.catch(() => undefined);
    guest = Promise.resolve(before).then(() => ask<Me>('POST', '/api/guest', { json: nickname ? { nickname } : {} }));
    guest.catch(() => (guest = null));
  }
  return guest;
}

async function asGuest<T>(method: string, path: string, body: Body = null): Promise<T> {
  await beGuest();
  return ask<T>(method, path, body);
}

let offers: Promise<GameInfo[]> | null = null;

/** What the server says of a game: its bots, the numbers of its rules. It is asked once for all games. */
export async function gameInfo(game: string): Promise<GameInfo> {
  offers ??= ask<GameInfo[]>('GET', '/api/games');
  offers.catch(() => (offers = null));
  return (await offers).find((one) => one.game === game)!;
}

const at = (code: string) => `/api/tables/${encodeURIComponent(code)}`;

export const lobby = () => ask<LobbyEntry[]>('GET', '/api/tables');
export const myTables = () => asGuest<LobbyEntry[]>('GET', '/api/my/tables');
export const openTable = (wish: TableWish) => asGuest<TableLink>('POST', '/api/tables', { json: wish });
export const tableInfo = (code: string) => asGuest<TableInfo>('GET', at(code));
export const seatLink = (code: string, seat: number) => asGuest<SeatLink>('POST', `${at(code)}/link`, { json: { seat } });
export const claimSeat = (token: string) => asGuest<TableLink>('PUT', '/api/seat', { json: { token } });

/** How the last round of a table could have been solved. */
export const solution = (code: string) => asGuest<Solution>('GET', `${at(code)}/solution`);

/** Where the replay file of a table's game can be downloaded; the first game is number 1. */
export const replayAddress = (code: string, number: number) => `${at(code)}/replay/${number}`;

export async function replayFile(code: string, number: number): Promise<string> {
  await beGuest();
  return (await request('GET', replayAddress(code, number))).text();
}

/** A replay file as a seat, or a visitor, would have seen the game. */
export const watchReplay = (file: string, seat: number | null) =>
  ask<ReplayView>('POST', seat === null ? '/api/replay' : `/api/replay?viewer=${seat}`, { file });

/** Everybody's score after each step of a table's game. */
export const scoresOf = (code: string, number: number) => asGuest<number[][]>('GET', `${at(code)}/scores/${number}`);

/** The review of a game, line by line: how far it is, and at last the whole. */
export async function* review(file: string): AsyncGenerator<ReviewLine> {
  const reader = (await request('POST', '/api/review', { file })).body!.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const lines = (rest + part.value).split('\n');
    rest = lines.pop()!;
    for (const line of lines) yield JSON.parse(line) as ReviewLine;
  }
}
