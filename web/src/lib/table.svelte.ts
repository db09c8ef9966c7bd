// A table over its WebSocket. Commands carry keys and are sent again after a break, so nothing is lost or done twice.

import type { Ack, Command, Frame, Hinted, NewsItem, Refusal, Said, SeatView, ServerMessage, Shown } from '../generated/messages';
import { beGuest } from './api';

type Without<T> = T extends unknown ? Omit<T, 'key'> : never;
export type Wish = Without<Command>;
type Answer = Ack | Refusal | Hinted;

/** A piece of news, and who sat where when it happened. */
export interface Logged {
  news: NewsItem;
  seats: SeatView[];
}

const LOG = 200;
const LATER = [300, 800, 1500, 3000, 5000]; // milliseconds until the next try to connect

export class Table {
  frame = $state.raw<Frame | null>(null);
  state = $state<'connecting' | 'here' | 'away' | 'gone'>('connecting');
  refusal = $state.raw<Refusal | null>(null); // the last one, for showing where it happened
  said = $state.raw<Said[]>([]);
  log = $state.raw<Logged[]>([]);
  /** Called for every hand, finger or drag of somebody else. */
  onsignal: ((shown: Shown) => void) | null = null;

  #socket: WebSocket | null = null;
  #waiting = new Map<string, { command: Command; done: (answer: Answer) => void }>();
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
    const command = { ...wish, key: Array.from(words, (word) => word.toString(36)).join('') } as Command;
    return new Promise((done) => {
      if (command.do !== 'signal') this.#waiting.set(command.key, { command, done });
      this.#put(command);
    });
  }

  /** Make a move, answering what is shown now. */
  play(seat: number, move: string): Promise<Ack | Refusal> {
    return this.send({ do: 'play', seat, seq: this.frame?.seq ?? 0, move });
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
    const known = this.frame ? `?seq=${this.frame.seq}` : '';
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.code}/ws${known}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.said = [];
      for (const { command } of this.#waiting.values()) this.#put(command);
    };
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(JSON.parse(event.data) as ServerMessage);
    socket.onclose = (event) => {
      if (event.code === 4004 || event.code === 1008) this.state = 'gone';
      else this.#again();
    };
  }

  #again(): void {
    if (this.#left) return;
    this.state = this.frame ? 'away' : 'connecting';
    setTimeout(() => void this.#connect(), LATER[Math.min(this.#tries++, LATER.length - 1)]);
  }

  /** Whoever has left is remembered under the name they had. */
  #logged(news: NewsItem, frame: Frame): Logged {
    const before = news.code === 'table-freed' ? this.frame : null;
    return { news, seats: (before ?? frame).table.seats };
  }

  #hear(message: ServerMessage): void {
    switch (message.is) {
      case 'frame':
        this.#tries = 0;
        this.state = 'here';
        this.#skew = message.table.clock.now - Date.now();
        this.log = [...this.log, ...message.news.map((news) => this.#logged(news, message))].slice(-LOG);
        this.frame = message;
        break;
      case 'signal':
        this.onsignal?.(message);
        break;
      case 'said':
        this.said = [...this.said, message].slice(-LOG);
        break;
      case 'ack':
      case 'hint':
      case 'refusal':
        if (message.is === 'refusal') this.refusal = message;
        if (message.key) {
          this.#waiting.get(message.key)?.done(message);
          this.#waiting.delete(message.key);
        }
    }
  }
}
