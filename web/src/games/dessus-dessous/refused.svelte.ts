// What was refused, and why: it goes with the next thing that is done, and after a while.

import { explain } from '../../lib/words.svelte';
import type { Answer } from '../board';

const LONG = 5000; // milliseconds

export class Refused {
  text = $state('');
  /** Of the rule that says no, if it was a move. */
  code = $state('');

  #timer: ReturnType<typeof setTimeout> | undefined;

  tell(text: string, code = ''): void {
    [this.text, this.code] = [text, code];
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.forget(), LONG);
  }

  /** What came of something that was tried. */
  hear(answer: Answer): void {
    if (answer.is === 'refusal') this.tell(explain(answer), answer.code);
    else this.forget();
  }

  forget(): void {
    clearTimeout(this.#timer);
    this.text = this.code = '';
  }
}
