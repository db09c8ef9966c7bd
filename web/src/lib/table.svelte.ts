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

type Without<T> = T extends unknown ? Omit<T, 'key'> : never;
export type Wish = Without<Command>;
type Answer = Ack | Refusal | Hinted;

/** All that is shown now: the latest of each part of the frames so far, and what the last one tells of the game. */
export interface WholeFrame extends Required<Pick<Frame, 'seq' | 'clock' | 'table' | 'place' | 'view' | 'legal'>> {
  news: NewsItem[];
}

/** A piece of news, of the game or of the table around it, and who sat where when it happened. */
export type Logged = Told<'game', never> | Told<'table', TableNews>;

interface Told<Of, News> extends NewsItem<News> {
  of: Of;
  seats: SeatView[];
}

const LOG = 200;
const RELOADED = 'reloaded'; // remembered until a frame comes: a page that is refused as too old reloads once
const LATER = [300, 800, 1500, 3000, 5000]; // milliseconds until the next try to connect

export class Table {
  frame = $state.raw<WholeFrame | null>(null);
  state = $state<'connecting' | 'here' | 'away' | 'gone'>('connecting');
  refusal = $state.raw<Refusal | null>(null); // the last one, for showing where it happened
  said = $state.raw<Said[]>([]);
  log = $state.raw<Logged[]>([]);

  #socket: WebSocket | null = null;
  #waiting = new Map<string, { command: Command; done: (answer: Answer) => void }>();
  #listeners = new Set<(shown: Shown) => void>();
  #tries = 0;
  #left = false;
  #skew = 0;

  constructor(readonly code: string) {
    void this.#connect();
  }

  /** The server's wall clock, as far as we know it. */
  now(): number {
    return Date.now() + this.#skew;
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
    this.#socket?.close();
  }

  #put(command: Command): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(command));
  }

  async #connect(): Promise<void> {
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
    setTimeout(() => void this.#connect(), LATER[Math.min(this.#tries++, LATER.length - 1)]);
  }

  /** Put a frame over what is shown; a first one has all parts. */
  #show({ seq, clock, news, done, ...parts }: Frame): void {
    const { table, place, view, legal } = { ...this.frame, ...parts };
    if (!table || !place || view === undefined || !legal) return;
    this.#tries = 0;
    this.state = 'here';
    this.#skew = clock.now - Date.now();
    sessionStorage.removeItem(RELOADED);
    const told = this.#told(news, table.seats);
    this.log = [...this.log, ...told].slice(-LOG);
    this.frame = { seq, clock, table, place, view, legal, news: told.filter((one) => one.of === 'game') };
    for (const key of done ?? []) this.#answer({ is: 'ack', key, seq });
  }

  /** What has happened, in order; whoever has left is remembered under the name they had. */
  #told(news: readonly NewsItem<TableNews>[], seats: SeatView[]): Logged[] {
    const before = this.frame?.table.seats ?? seats;
    return news.map(({ seq, news }): Logged => {
      if (!isOfTable(news)) return { of: 'game', seq, news, seats };
      return { of: 'table', seq, news, seats: news.code === 'table-freed' ? before : seats };
    });
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
        this.refusal = message;
        if (message.code === 'reload') this.#reload();
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

  /** Get the page anew that fits the server; if that has not helped, the person is told. */
  #reload(): void {
    if (sessionStorage.getItem(RELOADED)) return;
    sessionStorage.setItem(RELOADED, 'once');
    this.#left = true;
    location.reload();
  }
}

function isOfTable(news: { code: string }): news is TableNews {
  return news.code.startsWith('table-');
}
