// Two fingers that turn: the layer follows them by quarters, each when they are nearer to it than to the one before.

const QUARTER = Math.PI / 2;

interface Finger {
  pointerId: number;
  clientX: number;
  clientY: number;
}

export class Twist {
  #fingers = new Map<number, Finger>();
  #angle = 0; // of the line between them when last looked at
  #turned = 0; // since there were two
  #quarters = 0; // that were made of it
  #turn: (quarters: 1 | -1) => void;

  constructor(turn: (quarters: 1 | -1) => void) {
    this.#turn = turn;
  }

  /** A finger comes; says whether there are two now. */
  down(finger: Finger): boolean {
    this.#fingers.set(finger.pointerId, finger);
    this.#angle = this.#line();
    this.#turned = this.#quarters = 0;
    return this.#fingers.size === 2;
  }

  /** A finger moves; says whether that belongs to a twist. */
  move(finger: Finger): boolean {
    if (!this.#fingers.has(finger.pointerId)) return false;
    this.#fingers.set(finger.pointerId, finger);
    if (this.#fingers.size !== 2) return false;
    const angle = this.#line();
    this.#turned += Math.atan2(Math.sin(angle - this.#angle), Math.cos(angle - this.#angle)); // the shorter way round
    this.#angle = angle;
    const wanted = Math.round(this.#turned / QUARTER);
    while (this.#quarters !== wanted) {
      const way = wanted > this.#quarters ? 1 : -1;
      this.#quarters += way;
      this.#turn(way);
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
