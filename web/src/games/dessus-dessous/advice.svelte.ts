// A hint, step by step: which layer comes next and where it lies; asked again, its side; and again, how it is turned;
// after that, that this is all. What it tells is seen from how the layer lies now, and goes once it is done.

import { flipped } from '../../geometry/dessus-dessous';
import { explain, plain, say } from '../../lib/words.svelte';
import type { Services } from '../board';
import type { Hand } from './hand.svelte';

const STEPS = 4;
const PRESSES = ['none', 'right', 'twice', 'left']; // for so many quarters to the right

interface Told {
  code: string;
  facts: Record<string, unknown>;
  pile: string; // as it lay when it was told
}

export class Advice {
  #hand: Hand;
  #told = $state.raw<Told | null>(null);
  #step = $state(0);
  #problem = $state('');
  /** How often one has asked: the same words may be said again. */
  asked = $state(0);

  constructor(hand: Hand) {
    this.#hand = hand;
  }

  /** The layer that it is about, 0 for none. */
  get layer(): number {
    return this.#told && !this.#isDone(this.#told, this.#step) ? Number(this.#told.facts.layer ?? 0) : 0;
  }

  get text(): string {
    if (!this.#told || this.#isDone(this.#told, this.#step)) return this.#problem;
    return say(`hint-${this.#told.code}`, { ...this.#told.facts, step: this.#step, ...this.#doings(this.#told) });
  }

  async ask(table: Services, seat: number): Promise<void> {
    await this.#hand.settled();
    const answer = await table.hint!(seat);
    this.asked += 1;
    if (answer.is === 'refusal') {
      this.forget();
      this.#problem = explain(answer);
      return;
    }
    const told = { code: answer.code, facts: plain(answer.facts), pile: this.#hand.text };
    const again =
      told.code === this.#told?.code && told.facts.layer === this.#told.facts.layer && told.facts.place === this.#told.facts.place;
    let step = again ? Math.min(STEPS, this.#step + 1) : 1;
    while (step < STEPS && this.#isDone(told, step)) step += 1; // what is done already needs no telling
    this.#problem = '';
    this.#step = step;
    this.#told = told;
  }

  forget(): void {
    this.#told = null;
    this.#step = 0;
    this.#problem = '';
  }

  /** Whether what the hint has told up to this step has been done. */
  #isDone({ code, facts, pile }: Told, step: number): boolean {
    if (code === 'dessus-dessous-needless') return !this.#hand.order.includes(Number(facts.layer));
    if (code !== 'dessus-dessous-layer') return this.#hand.text !== pile;
    const lies = this.#hand.pile.at(-Number(facts.place));
    if (lies?.layer !== Number(facts.layer)) return false;
    const side = lies.back === (facts.side === 'back');
    return step === 1 || (side && (step === 2 || lies.turn * 90 === Number(facts.turn)));
  }

  /** Whether to turn the layer over as it lies now, and how to rotate it then. */
  #doings({ code, facts }: Told): { flip: string; press: string } {
    if (code !== 'dessus-dessous-layer') return { flip: 'no', press: 'none' };
    const way = this.#hand.way(Number(facts.layer));
    const flips = way.back !== (facts.side === 'back');
    const { turn } = flips ? flipped(way) : way;
    return { flip: flips ? 'yes' : 'no', press: PRESSES[(Number(facts.turn) / 90 - turn + 4) % 4]! };
  }
}
