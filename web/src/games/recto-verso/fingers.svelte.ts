// Hands and pointing fingers: one's own goes out at most fifteen times a second, the partner's is shown while it is fresh.
// On the wire everything is in the front's coordinates; each shows it from their own side.

import { onDestroy } from 'svelte';

import type { Shown } from '../../generated/messages';
import type { Side } from '../../geometry/recto-verso';
import { bounds } from '../../geometry/recto-verso';
import type { Signals } from '../board';
import type { Hand } from './hand.svelte';

const PAUSE = 80; // milliseconds between two signals
const FRESH = 3000; // and how long one is shown

interface Around {
  signals: Signals | null;
  side: Side;
  hand: Hand;
  may: boolean;
}

export class Fingers {
  hand = $state.raw<{ u: number; v: number; z: number } | null>(null);
  pointed = $state.raw<{ column: number; level: number } | null>(null);
  #last = 0;
  #later: ReturnType<typeof setTimeout> | undefined;
  #fading: Record<string, ReturnType<typeof setTimeout>> = {};

  constructor(private readonly around: () => Around) {
    $effect(() => around().signals?.hear((shown) => this.#hear(shown)));
    $effect(() => {
      const { hand, may } = around();
      if (may && hand.letter !== null && Array.isArray(hand.rest)) this.#soon();
    });
    onDestroy(() => clearTimeout(this.#later));
  }

  /** The square of one's own flat facade that the partner points at, from the top left. */
  get square(): number | null {
    return this.pointed && (3 - this.pointed.level) * 4 + this.pointed.column;
  }

  /** Point at a square of one's own facade. */
  point(square: number): void {
    const column = square % 4;
    const x = this.around().side === 'front' ? column : 3 - column;
    this.around().signals?.send('point', { x, z: 3 - Math.floor(square / 4) });
  }

  #soon(): void {
    clearTimeout(this.#later);
    this.#later = setTimeout(() => this.#send(), Math.max(0, this.#last + PAUSE - Date.now()));
  }

  #send(): void {
    const { signals, hand, side } = this.around();
    if (!Array.isArray(hand.rest)) return;
    this.#last = Date.now();
    const { low, size } = bounds(hand.rest);
    const [u, v] = [low[0] + size[0] / 2, low[1] + size[1] / 2];
    const [x, y] = side === 'front' ? [u, v] : [4 - u, 4 - v];
    signals?.send('hand', { x, y, z: low[2] + size[2] / 2 });
  }

  #hear({ kind, facts }: Shown): void {
    const number = (name: string) => (typeof facts[name] === 'number' ? facts[name] : 0);
    const front = this.around().side === 'front';
    const [x, y, z] = [number('x'), number('y'), number('z')];
    if (kind === 'hand') this.hand = { u: front ? x : 4 - x, v: front ? y : 4 - y, z: z - 0.5 };
    else if (kind === 'point') this.pointed = { column: front ? x : 3 - x, level: z };
    else return;
    clearTimeout(this.#fading[kind]);
    this.#fading[kind] = setTimeout(() => (kind === 'hand' ? (this.hand = null) : (this.pointed = null)), FRESH);
  }
}
