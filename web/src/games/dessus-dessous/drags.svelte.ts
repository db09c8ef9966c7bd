// Layers that others have in the air, as their signals tell.

import { SvelteMap } from 'svelte/reactivity';

import type { Signals } from '../board';

const FORGOTTEN = 1500; // milliseconds after which a drag that is not heard of any more has ended

interface Carried {
  way: string;
  x: number;
  y: number;
  since: number;
}

export class Drags {
  /** By seat. */
  readonly all = new SvelteMap<number, Carried>();

  /** Listen to the signals; gives a function that ends it. */
  hear(signals: Signals): () => void {
    const end = signals.hear(({ kind, seat, facts }) => {
      if (kind !== 'drag' || seat === null) return;
      if (typeof facts.way === 'string' && /^[1-5][fb](0|90|180|270)$/.test(facts.way)) {
        this.all.set(seat, { way: facts.way, x: Number(facts.x), y: Number(facts.y), since: Date.now() });
      } else this.all.delete(seat);
    });
    const forgetting = setInterval(() => {
      for (const [seat, { since }] of this.all) if (Date.now() - since > FORGOTTEN) this.all.delete(seat);
    }, FORGOTTEN);
    return () => {
      clearInterval(forgetting);
      end();
    };
  }
}
