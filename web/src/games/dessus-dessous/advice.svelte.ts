// A hint, step by step: which layer comes next and where it lies; asked again, its side; and again, how it is turned;
// after that, that this is all.

import { explain, plain, say } from '../../lib/words.svelte';
import type { Services } from '../board';

const STEPS = 4;

export class Advice {
  /** The layer that it is about, 0 for none. */
  layer = $state(0);
  text = $state('');

  #about = '';
  #step = 0;

  async ask(table: Services, seat: number): Promise<void> {
    const answer = await table.hint!(seat);
    if (answer.is === 'refusal') {
      this.forget();
      this.text = explain(answer);
      return;
    }
    const facts = plain(answer.facts);
    const about = `${answer.code} ${String(facts.layer)} ${String(facts.place)}`;
    this.#step = about === this.#about ? Math.min(STEPS, this.#step + 1) : 1;
    this.#about = about;
    this.layer = Number(facts.layer ?? 0);
    this.text = say(`hint-${answer.code}`, { ...facts, step: this.#step });
  }

  forget(): void {
    this.layer = this.#step = 0;
    this.text = this.#about = '';
  }
}
