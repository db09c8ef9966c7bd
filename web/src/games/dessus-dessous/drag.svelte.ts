// A layer in the air: taken by mouse or finger from where it lies, over the board or between the layers of the pile.

import { type Layers, uppermost, writePlaced } from '../../geometry/dessus-dessous';
import { press } from '../../lib/drag';
import type { Hand } from './hand.svelte';
import { Twist } from './twist';

const NOTCH = 40; // how far a wheel rolls for a quarter turn
const SWIPE = 120; // milliseconds without a roll after which another swipe begins
const OFTEN = 80; // milliseconds between two signals of a layer that moves
const STILL = 700; // and of one that is held still, so that others do not take it for dropped

/** What one can do with a layer; the bench also says it. */
export interface Doings {
  tap: (layer: number) => unknown;
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
  /** Whether the last press chose its layer: then its tap does no more. */
  chose = false;
  #hand: Hand;
  #doings: Doings;
  #places: () => Places;
  #twist: Twist;
  #shown = 0;
  #still: ReturnType<typeof setInterval> | undefined;
  #rolled = 0;
  #rolledAt = 0;
  #swiped = false;
  #cancel: () => void = () => undefined;

  constructor(hand: Hand, doings: Doings, places: () => Places) {
    this.#hand = hand;
    this.#doings = doings;
    this.#places = places;
    this.#twist = new Twist((quarters) => hand.chosen && doings.turn(hand.chosen, quarters));
  }

  down(event: PointerEvent, layers: Layers): void {
    if (event.pointerType === 'touch' && this.#twist.down(event)) return this.cancel();
    const held = (event.target as Element).closest<HTMLElement>('[data-layer]');
    const { bench, board: over } = this.#places();
    const board = held === null && within(over, event);
    const layer = held ? Number(held.dataset.layer) : board ? this.#seenAt(event, layers) : 0;
    if (!layer || event.button !== 0) return;
    this.chose = this.#hand.chosen !== layer;
    this.#hand.chosen = layer;
    this.#cancel = press(event, bench, {
      begin: () => this.#lift(layer),
      move: (at) => this.#carry(at, board),
      drop: () => this.#drop(),
      tap: () => board && this.#doings.tap(layer), // on a layer the button's own click does it
      cancel: () => this.#end(),
    });
  }

  /** A second finger turns what is chosen. */
  move(event: PointerEvent): void {
    this.#twist.move(event);
  }

  up(event: PointerEvent): void {
    this.#twist.up(event);
  }

  cancel(): void {
    this.#cancel();
  }

  #lift(layer: number): void {
    this.carried = layer;
    this.#still = setInterval(() => this.#show(), STILL);
  }

  #carry(event: PointerEvent, fromBoard: boolean): void {
    this.at = { x: event.clientX, y: event.clientY };
    this.target = this.#aim(event, fromBoard);
    if (Date.now() - this.#shown > OFTEN) this.#show();
  }

  #drop(): void {
    const { carried, target } = this;
    this.#end();
    if (target !== null) this.#doings.put(carried, target);
    else if (this.#hand.order.includes(carried)) this.#doings.take(carried);
  }

  #end(): void {
    this.#doings.show?.({});
    clearInterval(this.#still);
    this.carried = 0;
    this.target = null;
  }

  /** A wheel's notch or a swipe turns what lies under the pointer by one quarter, however far the swipe goes. */
  roll(event: WheelEvent, layers: Layers): void {
    const held = (event.target as Element).closest<HTMLElement>('[data-layer]');
    const board = this.#places().board.contains(event.target as Node);
    if (event.ctrlKey || (!held && !this.carried && !board)) return;
    event.preventDefault();
    if (event.timeStamp - this.#rolledAt > SWIPE) {
      this.#rolled = 0;
      this.#swiped = false;
    }
    this.#rolledAt = event.timeStamp;
    this.#rolled += event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * NOTCH;
    if (this.#swiped || Math.abs(this.#rolled) < NOTCH) return;
    this.#swiped = true;
    const layer = this.carried || Number(held?.dataset.layer ?? this.#seenAt(event, layers));
    if (layer) this.#doings.turn(layer, this.#rolled > 0 ? 1 : -1);
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
  #seenAt(event: MouseEvent, layers: Layers): number {
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
