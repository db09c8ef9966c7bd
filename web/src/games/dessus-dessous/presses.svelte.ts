// One press, one deed: where one button takes another's place, the second tap of a double tap does not press it.

const APART = 600; // milliseconds

export class Presses {
  /** Whether something was pressed just now. */
  recent = $state(false);

  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Do what was pressed for, unless that comes too soon after the last press. */
  take(act: () => unknown): void {
    if (this.recent) return;
    this.mark();
    act();
  }

  /** Something was pressed that makes room for another button. */
  mark(): void {
    this.stop();
    this.recent = true;
    this.#timer = setTimeout(() => (this.recent = false), APART);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
