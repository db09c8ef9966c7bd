// Two fingers that turn: every forty-five degrees of their line are felt as a quarter turn of the layer.

const QUARTER = Math.PI / 4;

interface Finger {
  pointerId: number;
  clientX: number;
  clientY: number;
}

export class Twist {
  #fingers = new Map<number, Finger>();
  #angle = 0;
  #turn: (quarters: 1 | -1) => void;

  constructor(turn: (quarters: 1 | -1) => void) {
    this.#turn = turn;
  }

  /** A finger comes; says whether there are two now. */
  down(finger: Finger): boolean {
    this.#fingers.set(finger.pointerId, finger);
    this.#angle = this.#line();
    return this.#fingers.size === 2;
  }

  /** A finger moves; says whether that belongs to a twist. */
  move(finger: Finger): boolean {
    if (!this.#fingers.has(finger.pointerId)) return false;
    this.#fingers.set(finger.pointerId, finger);
    if (this.#fingers.size !== 2) return false;
    let turned = this.#line() - this.#angle;
    if (turned > Math.PI) turned -= 2 * Math.PI;
    if (turned < -Math.PI) turned += 2 * Math.PI;
    if (Math.abs(turned) > QUARTER) {
      this.#angle = this.#line();
      this.#turn(turned > 0 ? 1 : -1);
    }
    return true;
  }

  up(finger: Finger): void {
    this.#fingers.delete(finger.pointerId);
  }

  #line(): number {
    const [one, other] = [...this.#fingers.values()];
    return one && other ? Math.atan2(other.clientY - one.clientY, other.clientX - one.clientX) : 0;
  }
}
