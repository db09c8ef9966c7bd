// Somebody's own five layers: how each lies, and which are in the pile. What one does is seen at once and sent to the
// server, one pile at a time; its word corrects ours when nothing of ours is on the way.

import type { Ack, Refusal } from '../../generated/messages';
import { flipped, type Placed, readPlaced, writePlaced } from '../../geometry/dessus-dessous';

const NUMBERS = [1, 2, 3, 4, 5];
const fresh = (): Placed[] => NUMBERS.map((layer) => ({ layer, back: false, turn: 0 }));

export class Hand {
  ways = $state<Placed[]>(fresh());
  order = $state<number[]>([]); // the layers in the pile, from the bottom to the top
  /** The layer that the next tap turns over, and that tools and keys are about; 0 until somebody chooses. */
  chosen = $state(0);

  #play: (move: string) => Promise<Ack | Refusal>;
  #answered: (answer: Ack | Refusal) => void;
  #mission = '';
  #told: string[] = [];
  #wanted = '';
  #sent = '';
  #sending: Promise<void> | null = null;

  constructor(play: (move: string) => Promise<Ack | Refusal>, answered: (answer: Ack | Refusal) => void) {
    this.#play = play;
    this.#answered = answered;
  }

  get pile(): Placed[] {
    return this.order.map((layer) => this.way(layer));
  }

  /** The pile as the server writes it. */
  get text(): string {
    return this.pile.map(writePlaced).join(' ');
  }

  way(layer: number): Placed {
    return this.ways[layer - 1]!;
  }

  /** What the server says lies there; with another mission all layers are back in one heap. */
  hear(mission: string, pile: readonly string[]): void {
    if (mission !== this.#mission) {
      this.#mission = mission;
      this.ways = fresh();
      this.order = [];
      const top = pile.at(-1);
      this.chosen = top ? readPlaced(top).layer : 0; // somebody who comes back goes on with what lies on top
      this.#wanted = this.#sent = 'pile';
    }
    this.#told = [...pile];
    if (!this.#sending) this.#adopt();
  }

  flip(layer: number): void {
    this.ways[layer - 1] = flipped(this.way(layer));
    this.#lay();
  }

  turn(layer: number, quarters: number): void {
    const { back, turn } = this.way(layer);
    this.ways[layer - 1] = { layer, back, turn: (turn + quarters + 4) % 4 };
    this.#lay();
  }

  /** Lay a layer at this place of the pile, counted from the bottom without it. */
  put(layer: number, place: number): void {
    const others = this.order.filter((one) => one !== layer);
    this.order = [...others.slice(0, place), layer, ...others.slice(place)];
    this.#lay();
  }

  take(layer: number): void {
    this.order = this.order.filter((one) => one !== layer);
    this.#lay();
  }

  /** One place up or down; a layer that is not in the pile comes on top of it, or below it. */
  shift(layer: number, by: 1 | -1): void {
    const place = this.order.indexOf(layer);
    if (place < 0) this.put(layer, by > 0 ? this.order.length : 0);
    else this.put(layer, Math.max(0, place + by));
  }

  /** When all that was laid has reached the server. */
  async settled(): Promise<void> {
    await this.#sending;
  }

  #lay(): void {
    this.#wanted = ['pile', ...this.pile.map(writePlaced)].join(' ');
    this.#sending ??= this.#send().finally(() => (this.#sending = null));
  }

  async #send(): Promise<void> {
    while (this.#sent !== this.#wanted) {
      this.#sent = this.#wanted;
      const answer = await this.#play(this.#sent);
      this.#answered(answer);
      if (answer.is === 'refusal') this.#adopt();
    }
  }

  #adopt(): void {
    const pile = this.#told.map(readPlaced);
    for (const placed of pile) this.ways[placed.layer - 1] = placed;
    this.order = pile.map(({ layer }) => layer);
    this.#wanted = this.#sent = ['pile', ...this.#told].join(' ');
  }
}
