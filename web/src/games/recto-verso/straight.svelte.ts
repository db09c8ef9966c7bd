// Looking straight at the facade, as the judge does: as long as one presses, or from one short press to the next.

const SHORT = 400; // milliseconds

export class Straight {
  on = $state(false);
  #pressed: { since: number; before: boolean } | null = null;

  /** A press begins, at this moment. */
  down(at: number): void {
    if (this.#pressed) return;
    this.#pressed = { since: at, before: this.on };
    this.on = true;
  }

  up(at: number): void {
    if (!this.#pressed) return;
    this.on = at - this.#pressed.since < SHORT && !this.#pressed.before;
    this.#pressed = null;
  }

  /** Another round begins: whoever still presses has nothing to let go of. */
  renew(): void {
    this.#pressed = null;
    this.on = false;
  }

  /** Somebody takes a piece: straight on there is no depth. Whoever still presses goes on looking. */
  off(): void {
    if (!this.#pressed) this.on = false;
  }
}
