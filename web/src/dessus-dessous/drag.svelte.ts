// A layer in the air: taken by mouse or finger from where it lies, over the board or between the layers of the pile.

import { type Layers, uppermost, writePlaced } from '../geometry/dessus-dessous';
import type { Hand } from './hand.svelte';
import { Twist } from './twist';

const FAR = 8; // pixels that make a drag of a tap
const NOTCH = 50; // how far a wheel rolls for a quarter turn
const OFTEN = 80; // milliseconds between two signals of a layer that moves
const STILL = 700; // and of one that is held still, so that others do not take it for dropped

/** What one can do with a layer; the bench also says it. */
export interface Doings {
  flip: (layer: number) => unknown;
  turn: (layer: number, quarters: number) => unknown;
  put: (layer: number, place: number) => unknown;
  take: (layer: number) => unknown;
  show: ((facts: Record<string, unknown>) => unknown) | null;
}

/** Where things are on the page. */
interface Places {
  bench: HTMLElement;
  board: HTMLElement;
  strip: HTMLElement;
}

export class Drag {
  carried = $state(0); // the layer that is in the air, 0 for none
  target = $state<number | null>(null); // the place in the pile where it would lie
  at = $state.raw({ x: 0, y: 0 });

  #hand: Hand;
  #doings: Doings;
  #places: () => Places;
  #held: { layer: number; id: number; x: number; y: number; board: boolean } | null = null;
  #twist: Twist;
  #shown = 0;
  #still: ReturnType<typeof setInterval> | undefined;
  #rolled = 0;

  constructor(hand: Hand, doings: Doings, places: () => Places) {
    this.#hand = hand;
    this.#doings = doings;
    this.#places = places;
    this.#twist = new Twist((quarters) => doings.turn(hand.chosen, quarters));
  }

  down(event: PointerEvent, layers: Layers): void {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    if (event.pointerType === 'touch' && this.#twist.down(event)) return this.cancel();
    const held = (event.target as Element).closest<HTMLElement>('[data-layer]');
    const board = held === null && within(this.#places().board, event);
    const layer = held ? Number(held.dataset.layer) : board ? this.#seenAt(event, layers) : 0;
    if (!layer) return;
    this.#hand.chosen = layer;
    this.#held = { layer, id: event.pointerId, x: event.clientX, y: event.clientY, board };
  }

  move(event: PointerEvent): void {
    const held = this.#held;
    if (this.#twist.move(event) || !held || event.pointerId !== held.id) return;
    if (!this.carried && Math.hypot(event.clientX - held.x, event.clientY - held.y) <= FAR) return;
    if (!this.carried) {
      this.#places().bench.setPointerCapture(event.pointerId);
      this.#still = setInterval(() => this.#show(), STILL);
    }
    this.carried = held.layer;
    this.at = { x: event.clientX, y: event.clientY };
    this.target = this.#aim(event, held.board);
    if (Date.now() - this.#shown > OFTEN) this.#show();
  }

  up(event: PointerEvent): void {
    this.#twist.up(event);
    const held = this.#held;
    if (event.pointerId !== held?.id) return;
    const { carried, target } = this;
    this.cancel();
    if (event.type !== 'pointerup') return;
    if (!carried) {
      if (held.board) this.#doings.flip(held.layer); // on a layer the button's own click does it
    } else if (target !== null) this.#doings.put(carried, target);
    else if (this.#hand.order.includes(carried)) this.#doings.take(carried);
  }

  cancel(): void {
    if (this.carried) this.#doings.show?.({});
    clearInterval(this.#still);
    this.#held = null;
    this.carried = 0;
    this.target = null;
  }

  roll(event: WheelEvent): void {
    const held = (event.target as Element).closest<HTMLElement>('[data-layer]');
    if (event.ctrlKey || (!held && !this.carried && !this.#places().board.contains(event.target as Node))) return;
    event.preventDefault();
    this.#rolled += event.deltaY;
    if (Math.abs(this.#rolled) < NOTCH) return;
    this.#doings.turn(this.carried || Number(held?.dataset.layer ?? this.#hand.chosen), this.#rolled > 0 ? 1 : -1);
    this.#rolled = 0;
  }

  /** Onto the board means on top; into the row of layers, between those that lie there. */
  #aim(event: PointerEvent, fromBoard: boolean): number | null {
    const { board, strip } = this.#places();
    const others = this.#hand.order.filter((layer) => layer !== this.carried);
    if (within(board, event)) return fromBoard ? this.#hand.order.indexOf(this.carried) : others.length;
    if (!within(strip, event, 12)) return null;
    return others.filter((layer) => {
      const box = strip.querySelector(`[data-layer="${layer}"]`)?.getBoundingClientRect();
      return box && box.left + box.width / 2 < event.clientX;
    }).length;
  }

  /** The layer that one sees at this point of the pile; 0 where the board shows. */
  #seenAt(event: PointerEvent, layers: Layers): number {
    const { left, top, width } = this.#places().board.getBoundingClientRect();
    const [x, y] = [((event.clientX - left) / width) * 6, ((event.clientY - top) / width) * 6];
    return uppermost(layers, this.#hand.pile, x, y)?.layer ?? 0;
  }

  #show(): void {
    const { left, top, width } = this.#places().board.getBoundingClientRect();
    const share = (length: number) => Math.round((length / width) * 100) / 100;
    this.#doings.show?.({ way: writePlaced(this.#hand.way(this.carried)), x: share(this.at.x - left), y: share(this.at.y - top) });
    this.#shown = Date.now();
  }
}

function within(element: HTMLElement, { clientX: x, clientY: y }: PointerEvent, margin = 0): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return x > left - margin && x < right + margin && y > top - margin && y < bottom + margin;
}
