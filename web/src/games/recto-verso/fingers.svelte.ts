// Hands and pointing fingers: one's own goes out at most fifteen times a second, the partner's is shown while it is fresh.
// On the wire everything is in the front's coordinates; each shows it from their own side.

import { onDestroy } from 'svelte';

import type { Shown } from '../../generated/messages';
import type { Building, Side } from '../../geometry/recto-verso';
import { LETTERS, read, seen, write } from '../../geometry/recto-verso';
import type { Signals } from '../board';
import type { Hand } from './hand.svelte';

const PAUSE = 80; // milliseconds between two signals
const FRESH = 3000; // and how long one is shown
const HELD = 1000; // milliseconds after which a held piece is shown again
const CUBES = /^\d\d\.\d( \d\d\.\d)*$/;

interface Around {
  signals: Signals | null;
  side: Side;
  hand: Hand;
  may: boolean;
}

export class Fingers {
  held = $state.raw(''); // the letters of what the partner holds
  hands = $state.raw<Building>({}); // and where that would come to rest, as its viewer sees it
  pointed = $state.raw<{ column: number; level: number } | null>(null);
  #last = 0;
  #later: ReturnType<typeof setTimeout> | undefined;
  #fading: Record<string, ReturnType<typeof setTimeout>> = {};

  constructor(private readonly around: () => Around) {
    $effect(() => around().signals?.hear((shown) => this.#hear(shown)));
    $effect(() => {
      const { hand, may } = around();
      if (may && hand.grips.some(({ rests, aimed, taken }) => taken && aimed && typeof rests !== 'string')) this.#soon();
    });
    const pieces = $derived(around().may ? around().hand.taken : '');
    $effect(() => {
      const held = pieces;
      if (!held) return;
      const show = (letters: string) => around().signals?.send('hold', { pieces: letters });
      show(held);
      const again = setInterval(() => show(held), HELD);
      return () => {
        clearInterval(again);
        show('');
      };
    });
    onDestroy(() => clearTimeout(this.#later));
  }

  /** The square of one's own facade behind which the partner points. */
  get square(): number | null {
    return this.pointed && (3 - this.pointed.level) * 4 + this.pointed.column;
  }

  /** Point at a square of one's own facade. */
  point(square: number): void {
    const column = square % 4;
    const x = this.around().side === 'front' ? column : 3 - column;
    this.around().signals?.send('point', { x, z: 3 - Math.floor(square / 4) });
  }

  /** The partner has put this down, or taken it away: it is out of their hand. */
  put(letter: string): void {
    this.#hold(this.held.replaceAll(letter, ''));
  }

  /** A new round: nobody holds anything. */
  renew(): void {
    this.held = '';
    this.hands = {};
    this.pointed = null;
  }

  #soon(): void {
    clearTimeout(this.#later);
    this.#later = setTimeout(() => this.#send(), Math.max(0, this.#last + PAUSE - Date.now()));
  }

  #send(): void {
    const { signals, hand, side } = this.around();
    const pieces: Record<string, string> = {};
    for (const { rests, aimed, taken } of hand.grips) {
      if (typeof rests === 'string' || !aimed || !taken) continue;
      for (const [letter, cubes] of Object.entries(rests)) pieces[letter] = write(seen(cubes, side));
    }
    if (!Object.keys(pieces).length) return;
    this.#last = Date.now();
    signals?.send('hand', { pieces });
  }

  #hear({ kind, facts }: Shown): void {
    const number = (name: string) => (typeof facts[name] === 'number' ? facts[name] : 0);
    const front = this.around().side === 'front';
    if (kind === 'hold') this.#hold(typeof facts.pieces === 'string' ? facts.pieces : '');
    else if (kind === 'hand') this.hands = this.#read(facts.pieces);
    else if (kind === 'point') this.pointed = { column: front ? number('x') : 3 - number('x'), level: number('z') };
    else return;
    this.#freshen(kind);
    if (kind === 'hold') this.#freshen('hand'); // a hand is in sight as long as it holds something
  }

  #freshen(kind: string): void {
    clearTimeout(this.#fading[kind]);
    this.#fading[kind] = setTimeout(() => this.#fade(kind), FRESH);
  }

  #fade(kind: string): void {
    if (kind === 'hold') this.#hold('');
    else if (kind === 'hand') this.hands = {};
    else this.pointed = null;
  }

  /** What the partner holds; who holds the same is told. What is let go is in nobody's hand. */
  #hold(letters: string): void {
    const taken = [...letters].filter((letter) => !this.held.includes(letter));
    this.held = letters;
    this.hands = Object.fromEntries(Object.entries(this.hands).filter(([letter]) => letters.includes(letter)));
    for (const letter of taken) this.around().hand.clash(letter);
  }

  /** Where a hand has its pieces; what it does not hold any more has been put down, and a signal that comes late lifts nothing. */
  #read(pieces: unknown): Building {
    const found = typeof pieces === 'object' && pieces ? Object.entries(pieces) : [];
    const held = found.filter(([letter]) => LETTERS.includes(letter) && this.held.includes(letter));
    return Object.fromEntries(
      held.flatMap(([letter, cubes]) =>
        typeof cubes === 'string' && CUBES.test(cubes) ? [[letter, seen(read(cubes), this.around().side)]] : [],
      ),
    );
  }
}
