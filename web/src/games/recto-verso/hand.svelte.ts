// One's hand over the board: which piece it holds, how that piece is turned and where, and what putting it down would
// do. Everything here is as its owner sees it: u from their left, v away from them; only moves speak of the front.

import type { Ack, Refusal } from '../../generated/messages';
import type { Axis, Building, Cube, Reason, Side } from '../../geometry/recto-verso';
import { atOrigin, bounds, carried, drop, moved, seen, shape, SIZE, turned, write } from '../../geometry/recto-verso';

export interface Cell {
  u: number;
  v: number;
}

/** Why something was not done, and where that was. */
export interface Trouble {
  code: string;
  refusal: Refusal | null; // the server's; without it the reason is our own geometry's
  at: Cell;
}

type Play = (move: string) => Promise<Ack | Refusal>;

export class Hand {
  letter = $state<string | null>(null);
  cubes = $state.raw<Cube[]>([]); // how the piece is turned, in the corner 0 0 0
  at = $state.raw<Cell>({ u: 1, v: 1 }); // the shape's corner, or the cursor's cell while the hand is empty
  trouble = $state.raw<Trouble | null>(null);
  waiting = $state(false); // whether a move is on its way
  #undo = $state.raw<string[]>([]);
  #ways: Record<string, Cube[]> = {}; // how each piece was turned last

  constructor(
    private readonly look: () => { building: Building; side: Side; may: boolean },
    private readonly play: Play,
  ) {}

  /** The building as its owner sees it. */
  readonly own = $derived.by<Building>(() => {
    const { building, side } = this.look();
    return Object.fromEntries(Object.entries(building).map(([letter, cubes]) => [letter, seen(cubes, side)]));
  });

  /** Where the piece would come to rest, or why it cannot. */
  readonly rest = $derived.by<Cube[] | Reason | null>(() =>
    this.letter === null ? null : drop(this.own, this.letter, moved(this.cubes, this.at.u, this.at.v)),
  );

  get undoable(): boolean {
    return this.#undo.length > 0;
  }

  /** Pick a piece up, from beside the board or out of the building. */
  hold(letter: string): boolean {
    if (!this.look().may || this.waiting) return false;
    const standing = this.own[letter];
    this.trouble = null;
    if (standing) {
      const { low } = bounds(standing);
      if (carried(this.own, letter) !== null) return this.#fail('carries', { u: low[0], v: low[1] });
      this.cubes = atOrigin(standing);
      this.at = { u: low[0], v: low[1] };
    } else {
      this.cubes = this.#ways[letter] ?? atOrigin(shape(letter));
    }
    this.letter = letter;
    this.go(0, 0);
    return true;
  }

  turn(axis: Axis): void {
    if (this.letter === null) return;
    const middle = bounds(this.cubes).size;
    this.cubes = this.#ways[this.letter] = turned(this.cubes, axis);
    const { size } = bounds(this.cubes); // it turns about its middle
    this.go(Math.round((middle[0] - size[0]) / 2), Math.round((middle[1] - size[1]) / 2));
  }

  /** Move by so many cells, as far as the board goes. */
  go(u: number, v: number): void {
    const { size } = this.letter === null ? { size: [1, 1, 1] as const } : bounds(this.cubes);
    const within = (at: number, reach: number) => Math.max(0, Math.min(SIZE - reach, at));
    this.at = { u: within(this.at.u + u, size[0]), v: within(this.at.v + v, size[1]) };
  }

  /** Come to where a finger is, in cells and parts of cells: the shape's middle follows it. */
  hover(u: number, v: number): void {
    const { size } = this.letter === null ? { size: [1, 1, 1] as const } : bounds(this.cubes);
    this.at = { u: Math.round(u - size[0] / 2), v: Math.round(v - size[1] / 2) };
    this.go(0, 0);
  }

  /** The piece on top of a cell. */
  top({ u, v }: Cell): string | null {
    let best: { letter: string; z: number } | null = null;
    for (const [letter, cubes] of Object.entries(this.own)) {
      for (const [x, y, z] of cubes) if (x === u && y === v && z >= (best?.z ?? 0)) best = { letter, z };
    }
    return best?.letter ?? null;
  }

  /** Put the piece down. */
  async put(): Promise<void> {
    const { letter, rest } = this;
    if (letter === null || rest === null || this.waiting) return;
    if (typeof rest === 'string') {
      this.#fail(rest, this.at);
      return;
    }
    const before = this.own[letter];
    const move = `${before ? 'move' : 'place'} ${letter} ${this.#text(rest)}`;
    await this.#send(move, before ? `move ${letter} ${this.#text(before)}` : `take ${letter}`);
  }

  /** Back to the tray, or just let go. */
  async back(): Promise<void> {
    const { letter } = this;
    if (letter === null) return;
    const standing = this.own[letter];
    if (standing) await this.#send(`take ${letter}`, `place ${letter} ${this.#text(standing)}`);
    this.release();
  }

  /** Take the piece on top of the cursor's cell back to the tray. */
  async takeTop(): Promise<void> {
    const letter = this.top(this.at);
    if (letter !== null && this.hold(letter)) await this.back();
  }

  /** Push the whole building by one square, as its owner sees it. */
  async shift(u: number, v: number): Promise<void> {
    this.release();
    const [x, y] = this.look().side === 'front' ? [u, v] : [-u, -v];
    const text = (a: number, b: number) => `shift ${a + b > 0 ? '+' : '-'}${a ? 'x' : 'y'}`;
    await this.#send(text(x, y), text(-x, -y));
  }

  async undo(): Promise<void> {
    const move = this.#undo.at(-1);
    if (move === undefined || this.waiting) return;
    this.release();
    this.#undo = this.#undo.slice(0, -1);
    await this.#send(move, null);
  }

  release(): void {
    this.letter = null;
    this.go(0, 0);
  }

  /** A new round: empty hands, nothing to undo. */
  renew(): void {
    this.letter = this.trouble = null;
    this.#undo = [];
    this.#ways = {};
    this.#done();
  }

  #done(): void {
    if (this.waiting) this.release();
    this.waiting = false;
  }

  #fail(code: string, at: Cell, refusal: Refusal | null = null): false {
    this.trouble = { code, refusal, at };
    return false;
  }

  async #send(move: string, inverse: string | null): Promise<void> {
    const at = this.at;
    this.waiting = true;
    this.trouble = null;
    const answer = await this.play(move);
    if (answer.is === 'refusal') this.#fail(answer.code, at, answer);
    else if (inverse !== null) this.#undo = [...this.#undo, inverse].slice(-20);
    this.#done();
  }

  /** Cubes as moves write them: the front's places, levels from the lowest. */
  #text(cubes: readonly Cube[]): string {
    const { low } = bounds(cubes);
    return write(moved(seen(cubes, this.look().side), 0, 0, -low[2]));
  }
}
