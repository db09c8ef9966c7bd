// The HTTP doors of the server: everything that a page asks for, but the tables themselves, goes through here. Whoever is
// nobody yet becomes a guest first.

import type {
  GameInfo,
  GameSeats,
  HouseInfo,
  LobbyEntry,
  Me,
  PairingLink,
  PairingWish,
  PrintInfo,
  PrintProgress,
  Refusal,
  ReplayView,
  ReviewLine,
  SeatLink,
  Solution,
  TableInfo,
  TableLink,
  TableWish,
} from '../generated/messages';
import { called } from './seats';
import { listened } from './server.svelte';
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
  const response = await listened(
    fetch(path, {
      method,
      headers: type ? { 'content-type': type } : {},
      body: body && ('json' in body ? JSON.stringify(body.json) : body.file),
    }),
  );
  return accepted(response);
}

/** An answer that is no refusal, and came at all. */
async function accepted(response: Response | null): Promise<Response> {
  if (!response) throw new Refused(AWAY, 0);
  if (!response.ok) {
    const refusal = (await response.json().catch(() => AWAY)) as Refusal;
    throw new Refused(refusal, response.status);
  }
  return response;
}

async function ask<T>(method: string, path: string, body: Body = null): Promise<T> {
  return (await (await request(method, path, body)).json()) as T;
}

/** Somebody, and whether the server gave them their name. */
type Guest = Me & { given: boolean };

let guest: Promise<Guest> | null = null;

/** Be somebody; with a nickname, be called that. One thing after the other: two first calls would make two people. */
export function beGuest(nickname?: string): Promise<Guest> {
  if (nickname !== undefined || guest === null) {
    const before = guest?.catch(() => undefined);
    guest = Promise.resolve(before).then(async () => {
      const me = await ask<Me>('POST', '/api/guest', { json: nickname ? { nickname } : {} });
      return { nickname: called(me.nickname), given: called(me.nickname) !== me.nickname };
    });
    guest.catch(() => (guest = null));
  }
  return guest;
}

async function asGuest<T>(method: string, path: string, body: Body = null): Promise<T> {
  await beGuest();
  return ask<T>(method, path, body);
}

/** What the host tells everybody. */
export const houseInfo = () => ask<HouseInfo>('GET', '/api/house');

/** Be nobody again: the server erases one's name, one's words and the way from one's games to oneself. */
export const forgetMe = () => asGuest<unknown>('DELETE', '/api/guest');

let offers: Promise<GameInfo[]> | null = null;

/** What the server says of a game: its bots, the numbers of its rules. It is asked once for all games; if it does not answer,
 * there is what it said when this page was built. */
export async function gameInfo(game: string): Promise<GameInfo> {
  offers ??= ask<GameInfo[]>('GET', '/api/games');
  offers.catch(() => (offers = null));
  return (await offers.catch(() => null))?.find((one) => one.game === game) ?? builtInfo(game);
}

/** What the server said of a game when this page was built: enough to practise without it. */
export async function builtInfo<Constants>(game: string): Promise<GameInfo<Constants>> {
  const built = (await import('../generated/games.json')).default as { game: string }[];
  return built.find((one) => one.game === game) as GameInfo<Constants>;
}

const at = (code: string) => `/api/tables/${encodeURIComponent(code)}`;

/** The names of those at a table as the reader says them. */
const spelled = (entries: LobbyEntry[]) =>
  entries.map((entry) => ({ ...entry, host: entry.host && called(entry.host), people: entry.people.map(called) }));

/** A list of tables, and whether some are missing because a database that has them is away. */
export interface Listing {
  tables: LobbyEntry[];
  missing: boolean;
}

async function list(path: string): Promise<Listing> {
  const answer = await request('GET', path);
  return { tables: spelled((await answer.json()) as LobbyEntry[]), missing: answer.headers.has('volteface-missing') };
}

export const lobby = () => list('/api/tables');
export const myTables = () => beGuest().then(() => list('/api/my/tables'));
export const openTable = (wish: TableWish) => asGuest<TableLink>('POST', '/api/tables', { json: wish });
export const tableInfo = (code: string) => asGuest<TableInfo>('GET', at(code));
export const openPairing = (wish: PairingWish) => asGuest<PairingLink>('POST', '/api/pairings', { json: wish });
export const pairingInfo = (code: string) => asGuest<PairingLink>('GET', `/api/pairings/${encodeURIComponent(code)}`);
export const seatLink = (code: string, seat: number) => asGuest<SeatLink>('POST', `${at(code)}/link`, { json: { seat } });

/** Take a seat over by its private link. One is called as on the other device from then on. */
export async function claimSeat(token: string): Promise<TableLink> {
  const link = await asGuest<TableLink>('PUT', '/api/seat', { json: { token } });
  guest = null;
  return link;
}

/** How the last round of a table could have been solved. */
export const solution = (code: string) => asGuest<Solution>('GET', `${at(code)}/solution`);

/** What can be printed of a game. */
export const printInfo = (game: string) => ask<PrintInfo>('GET', `/api/print/${game}`);

/** How much of a PDF is done that is being made. */
export const printProgress = (game: string, wish: URLSearchParams) => ask<PrintProgress>('GET', `/api/print/${game}/progress?${wish}`);

/** A PDF of what is wished, and how many pages it has; whole, or not at all. It may take long, and can be left off. */
export async function printPdf(game: string, wish: URLSearchParams, left: AbortSignal): Promise<{ file: Blob; pages: number }> {
  const answer = await accepted(await fetch(`/api/print/${game}/pdf?${wish}`, { signal: left }).catch(() => null));
  const file = await answer.blob().catch(() => null);
  if (!file) throw new Refused(AWAY, 0);
  return { file, pages: Number(answer.headers.get('volteface-pages')) };
}

/** Where the replay file of a table's game can be downloaded; the first game is number 1. */
export const replayAddress = (code: string, number: number) => `${at(code)}/replay/${number}`;

export async function replayFile(code: string, number: number): Promise<string> {
  await beGuest();
  return (await request('GET', replayAddress(code, number))).text();
}

/** A replay file as a seat, or a visitor, would have seen the game. */
export const watchReplay = (file: string, seat: number | null) =>
  ask<ReplayView>('POST', seat === null ? '/api/replay' : `/api/replay?viewer=${seat}`, { file });

/** Who played a table's game, and which seats were one's own. */
export const seatsOf = (code: string, number: number) => asGuest<GameSeats>('GET', `${at(code)}/seats/${number}`);

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
