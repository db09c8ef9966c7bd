// A pairing over its WebSocket: what this phone may see, and what it asks for. What is asked for says which round it means, so
// whatever was asked while the connection was lost is sent when it is back, and does no harm if it comes too late.

import { WIRE } from '../generated/messages';
import type { Refusal } from '../generated/messages';
import type { Asked, Pair } from '../generated/pairing';
import { beGuest } from './api';
import { onBack } from './back';
import { isSpokenWith, renewOnce } from './version.svelte';
import { later } from './later';
import { serverTicks, ServerTime } from './now.svelte';

const QUIET = 'pairing-late'; // what has passed meanwhile needs no word: the phone shows it

export class Pairing {
  frame = $state.raw<Pair | null>(null);
  state = $state<'connecting' | 'here' | 'away' | 'gone'>('connecting');
  refusal = $state.raw<Refusal | null>(null); // the last one, until something is asked again

  #socket: WebSocket | null = null;
  #waiting: Asked[] = [];
  #tries = 0;
  #left = false;
  #later = 0; // the timer of the next try
  readonly #time = new ServerTime();

  constructor(readonly code: string) {
    void this.#connect();
  }

  /** A phone that is looked at again, or has its network back, waits no longer. */
  readonly #stopLooking = onBack(() => {
    if (!this.#later) return;
    clearTimeout(this.#later);
    void this.#connect();
  });

  /** The server's wall clock; whoever looks at it sees it go on. */
  get now(): number {
    serverTicks();
    return this.#time.now;
  }

  ask(asked: Asked): void {
    this.refusal = null;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(asked));
    else this.#waiting.push(asked);
  }

  leave(): void {
    this.#left = true;
    clearTimeout(this.#later);
    this.#stopLooking();
    this.#socket?.close();
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
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/pairings/${this.code}/ws?wire=${WIRE}`);
    this.#socket = socket;
    socket.onopen = () => {
      for (const asked of this.#waiting.splice(0)) socket.send(JSON.stringify(asked));
    };
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(JSON.parse(event.data) as Pair | Refusal);
    socket.onclose = (event) => {
      if (this.#left) return;
      if (event.code === 4004 || event.code === 1008) this.state = 'gone';
      else this.#again();
    };
  }

  #again(): void {
    if (this.#left) return;
    this.state = this.frame ? 'away' : 'connecting';
    this.#later = window.setTimeout(() => void this.#connect(), later(this.#tries++));
  }

  #hear(message: Pair | Refusal): void {
    if (message.is === 'refusal') {
      if (message.code === 'reload') this.#left = renewOnce(); // if that has not helped, the person is told
      if (message.code !== QUIET) this.refusal = message;
      return;
    }
    this.#tries = 0;
    this.state = 'here';
    isSpokenWith();
    this.#time.hear(message.now);
    this.frame = message;
  }
}
