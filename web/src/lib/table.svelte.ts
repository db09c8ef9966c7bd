// A table over its WebSocket. Commands carry keys and are sent again after a break, so nothing is lost or done twice.

import type {
  Ack,
  Command,
  Frame,
  Hinted,
  NewsItem,
  Refusal,
  Said,
  SeatView,
  ServerMessage,
  Shown,
  TableNews,
} from '../generated/messages';
import { WIRE } from '../generated/messages';
import { beGuest } from './api';
import { onBack } from './back';
import { remembered } from './past';
import { isSpokenWith, renewOnce } from './version.svelte';
import { later } from './later';
import { ServerTime } from './now.svelte';

type Without<T> = T extends unknown ? Omit<T, 'key'> : never;
export type Wish = Without<Command>;
type Answer = Ack | Refusal | Hinted;

/** All that is shown now: the latest of each part of the frames so far, and what the last one tells of the game. */
export interface WholeFrame extends Required<Pick<Frame, 'seq' | 'clock' | 'table' | 'place' | 'view' | 'legal'>> {
  news: NewsItem[];
}

/** A piece of news, of the game, of the table around it or of its people, and who sat where when it happened. */
export type Logged = Told<'game', never> | Told<'table', TableNews> | Told<'people', Met>;

/** Somebody is away, or back again: this page has seen it, nobody has sent it. */
export interface Met {
  code: 'away' | 'back';
  seat: number;
}

interface Told<Of, News> extends NewsItem<News> {
  of: Of;
  seats: SeatView[];
}

const LOG = 200;
const AWAY = 5000; // milliseconds after which somebody is missed: a page that is loaded anew is no absence

export class Table {
  frame = $state.raw<WholeFrame | null>(null);
  state = $state<'connecting' | 'here' | 'away' | 'gone'>('connecting');
  refusal = $state.raw<Refusal | null>(null); // the last one, for showing where it happened
  waits = $state.raw<Refusal | null>(null); // why nothing happens, until something does
  said = $state.raw<Said[]>([]);
  log = $state.raw<Logged[]>([]);

  #socket: WebSocket | null = null;
  #waiting = new Map<string, { command: Command; done: (answer: Answer) => void }>();
  #listeners = new Set<(shown: Shown) => void>();
  #tries = 0;
  #later = 0; // the timer of the next try
  #left = false;
  readonly #time = new ServerTime();
  #missed = new Map<string, number | null>(); // by handle: the timers of those who have gone, null if none is set
  #away = new Set<string>(); // those of whom it was told

  constructor(readonly code: string) {
    void this.#connect();
  }

  /** A phone that is looked at again, or has its network back, waits no longer. */
  readonly #stopLooking = onBack(() => {
    if (!this.#later) return;
    clearTimeout(this.#later);
    void this.#connect();
  });

  /** The server's wall clock, as far as we know it. */
  now(): number {
    return this.#time.now;
  }

  /** Ask for something; resolves when the server has answered, however often the connection breaks meanwhile. */
  send(wish: Wish): Promise<Ack | Refusal> {
    return this.#ask(wish) as Promise<Ack | Refusal>;
  }

  /** Ask for advice. */
  hint(seat: number): Promise<Hinted | Refusal> {
    return this.#ask({ do: 'hint', seat }) as Promise<Hinted | Refusal>;
  }

  #ask(wish: Wish): Promise<Answer> {
    const words = crypto.getRandomValues(new Uint32Array(3));
    const command = { ...wish, key: Array.from(words, (word) => word.toString(36)).join('') };
    return new Promise((done) => {
      if (command.do !== 'signal') this.#waiting.set(command.key, { command, done });
      this.#put(command);
    });
  }

  /** Make a move, answering what is shown now; resolves when it was refused, or when the frame after it is there. */
  play(seat: number, move: string): Promise<Ack | Refusal> {
    return this.send({ do: 'play', seat, seq: this.frame?.seq ?? 0, move });
  }

  /** Be told of every hand, finger or drag of somebody else; gives a function that ends it. */
  hear(listener: (shown: Shown) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  leave(): void {
    this.#left = true;
    for (const timer of this.#missed.values()) clearTimeout(timer ?? undefined);
    clearTimeout(this.#later);
    this.#stopLooking();
    this.#socket?.close();
  }

  #put(command: Command): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(command));
  }

  async #connect(): Promise<void> {
    this.#later = 0;
    if (this.#left) return;
    try {
      await beGuest();
    } catch {
      return this.#again();
    }
    if (this.#left) return; // while we waited
    const known = this.frame ? `&seq=${this.frame.seq}` : '';
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.code}/ws?wire=${WIRE}${known}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.said = [];
      this.waits = null; // of the connection before; if it still holds, it is told again
      for (const { command } of this.#waiting.values()) this.#put(command);
    };
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(JSON.parse(event.data) as ServerMessage);
    socket.onclose = (event) => {
      if (this.#left) return;
      if (event.code === 4004 || event.code === 1008) this.state = 'gone';
      else this.#again();
    };
  }

  #again(): void {
    if (this.#left) return;
    this.state = this.frame ? 'away' : 'connecting';
    this.#later = setTimeout(() => void this.#connect(), later(this.#tries++));
  }

  /** Put a frame over what is shown; a first one has all parts. */
  #show({ seq, clock, news, past, done, ...parts }: Frame): void {
    const { table, place, view, legal } = { ...this.frame, ...parts };
    if (!table || !place || view === undefined || !legal) return;
    this.#tries = 0;
    this.state = 'here';
    if (seq > (this.frame?.seq ?? 0)) this.waits = null;
    this.#time.hear(clock.now);
    isSpokenWith();
    if (past) this.log = remembered(past as NewsItem<TableNews>[], table.seats).map(({ item, seats }) => logged(item, seats));
    const told = this.#told(news, table.seats);
    this.log = [...this.log, ...told].slice(-LOG);
    this.#meet(table.seats);
    this.frame = { seq, clock, table, place, view, legal, news: told.filter((one) => one.of === 'game') };
    for (const key of done ?? []) this.#answer({ is: 'ack', key, seq });
  }

  /** What has happened, in order; whoever has left is remembered under the name they had. */
  #told(news: readonly NewsItem<TableNews>[], seats: SeatView[]): Logged[] {
    const before = this.frame?.table.seats ?? seats;
    return news.map((item) => logged(item, item.news.code === 'table-freed' ? before : seats));
  }

  /** See who has gone, and tell it after a while; see who is back. */
  #meet(seats: readonly SeatView[]): void {
    for (const [number, { who, here, bot }] of seats.entries()) {
      if (!who || bot) continue;
      const timer = this.#missed.get(who);
      if (here && timer !== undefined) {
        clearTimeout(timer ?? undefined);
        this.#missed.delete(who);
        if (this.#away.delete(who)) this.#note('back', number);
      } else if (!here && timer === undefined) {
        const miss = () => (this.#away.add(who), this.#note('away', number));
        this.#missed.set(who, this.frame ? setTimeout(miss, AWAY) : null); // who was away before one came is no news
      }
    }
  }

  #note(code: Met['code'], seat: number): void {
    const { seq, table } = this.frame!;
    this.log = [...this.log, { of: 'people' as const, seq, news: { code, seat }, seats: table.seats }].slice(-LOG);
  }

  #hear(message: ServerMessage): void {
    switch (message.is) {
      case 'frame':
        this.#show(message);
        break;
      case 'signal':
        for (const listener of this.#listeners) listener(message);
        break;
      case 'said':
        this.said = [...this.said, message].slice(-LOG);
        break;
      case 'refusal':
        if (message.code.startsWith('waits-')) this.waits = message;
        else this.refusal = message;
        if (message.code === 'reload') this.#left = renewOnce(); // if that has not helped, the person is told
        this.#answer(message);
        break;
      case 'ack':
      case 'hint':
        this.#answer(message);
    }
  }

  #answer(answer: Answer): void {
    if (!answer.key) return;
    this.#waiting.get(answer.key)?.done(answer);
    this.#waiting.delete(answer.key);
  }
}

function logged({ seq, news }: NewsItem<TableNews>, seats: SeatView[]): Logged {
  return isOfTable(news) ? { of: 'table', seq, news, seats } : { of: 'game', seq, news, seats };
}

function isOfTable(news: { code: string }): news is TableNews {
  return news.code.startsWith('table-');
}
