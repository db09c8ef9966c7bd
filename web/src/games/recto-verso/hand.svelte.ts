// One's hands over the board: what they hold, and what has been done with it. A move is shown at once and sent; if it is
// refused after all, what it did is taken back, and the reason stands where it happened. Everything here is as its owner
// sees it: u from their left, v away from them; only moves speak of the front.

import type { Ack, Refusal } from '../../generated/messages';
import type { Axis, Building, Cube, Side } from '../../geometry/recto-verso';
import { atOrigin, bounds, moved, seen, shape, SIZE, stack, stackMove, write } from '../../geometry/recto-verso';
import { changes, played, shows } from '../../geometry/recto-verso-moves';
import type { Cell } from './grip.svelte';
import { Grip } from './grip.svelte';

export type { Cell } from './grip.svelte';
export { Grip } from './grip.svelte';

/** Why something was not done, and where that was. */
export interface Trouble {
  code: string;
  refusal: Refusal | null; // the server's; without it the reason is our own
  at: Cell;
  pieces: readonly string[]; // what it is about
}

/** What a hand can see: the building as the table has it, and what fits the own side; who else holds what, where somebody does. */
export interface Look {
  building: Building;
  side: Side;
  may: boolean;
  card: string | null;
  theirs?: string;
}

interface Sent {
  move: string;
  changed: Record<string, string>;
}

type Play = (move: string) => Promise<Ack | Refusal>;

const EMPTY = '..../..../..../....';
const UNDOABLE = 20;

export class Hand {
  grips = $state.raw<readonly Grip[]>([]); // two fingers may hold two pieces
  cursor = $state.raw<Cell>({ u: 1, v: 1 }); // where keys are while the hand is empty
  trouble = $state.raw<Trouble | null>(null);
  byKeys = $state(false); // whether keys were used last: only they need to see where the cursor is
  #sent = $state.raw<readonly Sent[]>([]); // on their way, in order
  #undo = $state.raw<readonly string[]>([]);
  #ways: Record<string, readonly Cube[]> = {}; // how each piece was turned last
  #round = 0;

  constructor(
    private readonly look: () => Look,
    private readonly play: Play,
  ) {}

  /** The building with all that is on its way, in the front's coordinates. */
  readonly building = $derived.by<Building>(() =>
    this.#sent.reduce((building, { move, changed }) => {
      const after = shows(building, changed) ? building : played(building, move);
      return typeof after === 'string' ? building : after;
    }, this.look().building),
  );

  /** The same as its owner sees it. */
  readonly own = $derived.by<Building>(() => this.#turned(this.building));

  /** The same as if all that is held were put down. */
  readonly preview = $derived.by<Building>(() =>
    this.grips.reduce(
      (building, { rests, aimed }) => (typeof rests === 'string' || !aimed ? building : { ...building, ...rests }),
      this.own,
    ),
  );

  /** The piece that keys move. */
  get main(): Grip | null {
    return this.grips[0] ?? null;
  }

  get letter(): string | null {
    return this.main?.letter ?? null;
  }

  /** All that is held, with what it carries. */
  get letters(): string {
    return this.grips.flatMap(({ body }) => body).join('');
  }

  /** And of that what is really in a hand, not only chosen. */
  get taken(): string {
    return this.grips.flatMap(({ body, taken }) => (taken ? body : [])).join('');
  }

  /** From where its owner looks. */
  get side(): Side {
    return this.look().side;
  }

  get at(): Cell {
    return this.main?.at ?? this.cursor;
  }

  get undoable(): boolean {
    return this.#undo.length > 0;
  }

  holds(letter: string): Grip | null {
    return this.grips.find(({ body }) => body.includes(letter)) ?? null;
  }

  /** Take a piece, from beside the board or out of the building with all that stands on it; `also`: beside what is held. */
  hold(letter: string, also = false): Grip | null {
    const { may, theirs = '' } = this.look();
    if (!may) return null;
    if (!also) this.#leave(letter);
    this.trouble = null;
    const standing = this.own[letter];
    const body = standing ? stack(this.own, letter) : [letter];
    const low = standing ? bounds(body.flatMap((one) => this.own[one]!)).low : null;
    const at = low ? { u: low[0], v: low[1] } : this.at;
    const their = body.find((one) => theirs.includes(one));
    if (their) return this.#fail('theirs', at, [their]);
    if (also && body.some((one) => this.holds(one))) return null;
    const cubes = standing ? body.flatMap((one) => this.own[one]!) : (this.#ways[letter] ?? atOrigin(shape(letter)));
    const grip = new Grip(letter, body, cubes, at, () => ({ own: this.own, card: this.look().card ?? EMPTY }));
    this.grips = also ? [...this.grips, grip] : [grip];
    return grip;
  }

  /** Go on to another piece: one that was turned where it stands stays so, if it can; a pointer may have carried it anywhere. */
  #leave(letter: string): void {
    const { main } = this;
    if (!main?.altered || main.taken || main.body.includes(letter)) return;
    if (main.letter in this.own && typeof main.rests !== 'string') this.put(main);
  }

  turn(axis: Axis): void {
    const { main } = this;
    if (main && !main.turn(axis)) this.#fail('stack', main.at, main.body);
  }

  cycle(step = 1, grip = this.main): void {
    if (grip && !grip.cycle(step) && grip.isStack) this.#fail('stack', grip.at, grip.body);
  }

  /** Move by so many squares, as far as the board goes. */
  go(u: number, v: number): void {
    const within = (at: number) => Math.max(0, Math.min(SIZE - 1, at));
    if (this.main) {
      this.main.taken ||= u !== 0 || v !== 0;
      this.main.go(u, v);
    }
    this.cursor = this.main ? this.main.at : { u: within(this.cursor.u + u), v: within(this.cursor.v + v) };
  }

  /** The piece on top of a square. */
  top({ u, v }: Cell): string | null {
    let best: { letter: string; z: number } | null = null;
    for (const [letter, cubes] of Object.entries(this.own)) {
      for (const [x, y, z] of cubes) if (x === u && y === v && z >= (best?.z ?? 0)) best = { letter, z };
    }
    return best?.letter ?? null;
  }

  /** The piece on this level of a square. */
  standing({ u, v }: Cell, level: number): string | null {
    const here = ([x, y, z]: Cube) => x === u && y === v && z === level;
    return Object.keys(this.own).find((letter) => this.own[letter]!.some(here)) ?? null;
  }

  /** The pieces that are on top of no square: each is lifted with what stands on it. */
  get covered(): string[] {
    const isTop = (letter: string) => this.own[letter]!.some(([u, v]) => this.top({ u, v }) === letter);
    return Object.keys(this.own).filter((letter) => !isTop(letter));
  }

  /** Put a piece down; false if it cannot stand there. */
  put(grip = this.main): boolean {
    if (!grip) return false;
    const { rests, letter, body, at } = grip;
    if (typeof rests === 'string') {
      this.#fail(rests, at, body);
      return false;
    }
    const [before, after] = [this.building[letter], seen(rests[letter]!, this.look().side)];
    this.release(grip);
    this.cursor = at;
    this.#ways[letter] = grip.isStack ? atOrigin(rests[letter]!) : grip.cubes;
    if (before && write(before) === write(after)) return true; // back where it was
    if (before && grip.isStack) {
      const [from, to] = [bounds(before).low, bounds(after).low];
      const [x, y] = [to[0] - from[0], to[1] - from[1]];
      this.#send(stackMove(this.building, letter, x, y), stackMove(this.building, letter, 0, 0), at);
    } else {
      const move = `${before ? 'move' : 'place'} ${letter} ${text(after)}`;
      this.#send(move, before ? `move ${letter} ${text(before)}` : `take ${letter}`, at);
    }
    return true;
  }

  /** Back to the tray, with all that stands on it, or just let go. */
  back(grip = this.main): void {
    if (!grip) return;
    this.release(grip);
    for (const letter of [...grip.body].reverse()) {
      const standing = this.building[letter];
      if (standing) this.#send(`take ${letter}`, `place ${letter} ${text(standing)}`, grip.at);
    }
  }

  /** Take the piece on top of the cursor's square back to the tray. */
  takeTop(): void {
    const letter = this.top(this.at);
    if (letter !== null) this.back(this.hold(letter));
  }

  /** Push the whole building by one square, as its owner sees it. */
  shift(u: number, v: number): void {
    const [x, y] = this.look().side === 'front' ? [u, v] : [-u, -v];
    const name = (a: number, b: number) => `shift ${a + b > 0 ? '+' : '-'}${a ? 'x' : 'y'}`;
    if (typeof played(this.building, name(x, y)) === 'string') this.#fail('edge', this.at, []);
    else this.#send(name(x, y), name(-x, -y), this.at);
  }

  undo(): void {
    const move = this.#undo.at(-1);
    if (move === undefined) return;
    this.#undo = this.#undo.slice(0, -1);
    this.#send(move, null, this.at);
  }

  /** Let go of a piece, or of all. */
  release(grip: Grip | null = null): void {
    this.cursor = this.at;
    this.grips = grip ? this.grips.filter((one) => one !== grip) : [];
    this.go(0, 0);
  }

  /** Somebody else has put down or taken away what one holds: it is out of the hand, and one is told why. */
  lose(letter: string): void {
    const grip = this.holds(letter);
    if (!grip) return;
    this.release(grip);
    this.#fail('lost', grip.at, [letter]);
  }

  /** Somebody else holds what one holds, or has just put down. */
  clash(letter: string): void {
    const grip = this.holds(letter);
    if (grip?.taken || this.#sent.some(({ changed }) => letter in changed)) this.#fail('both', grip?.at ?? this.at, [letter]);
  }

  /** A new round: empty hands, nothing to undo, nothing on its way. */
  renew(): void {
    this.#round += 1;
    this.grips = this.#sent = this.#undo = [];
    this.trouble = null;
    this.#ways = {};
  }

  #fail(code: string, at: Cell, pieces: readonly string[], refusal: Refusal | null = null): null {
    this.trouble = { code, refusal, at, pieces };
    return null;
  }

  #send(move: string, inverse: string | null, at: Cell): void {
    const after = played(this.building, move);
    const sent = { move, changed: typeof after === 'string' ? {} : changes(this.building, after) };
    this.#sent = [...this.#sent, sent];
    this.trouble = null;
    if (inverse !== null) this.#undo = [...this.#undo, inverse].slice(-UNDOABLE);
    void this.#settle(sent, inverse, at);
  }

  /** What was sent is answered: it stands, or it is taken back, and what undid it can be tried again. */
  async #settle(sent: Sent, inverse: string | null, at: Cell): Promise<void> {
    const round = this.#round;
    const answer = await this.play(sent.move);
    if (round !== this.#round) return;
    this.#sent = this.#sent.filter((one) => one !== sent);
    if (answer.is !== 'refusal') return;
    this.#fail(answer.code, at, Object.keys(sent.changed), answer);
    if (inverse === null) this.#undo = [...this.#undo, sent.move];
    else {
      const last = this.#undo.lastIndexOf(inverse);
      this.#undo = this.#undo.filter((_, index) => index !== last);
    }
  }

  #turned(building: Building): Building {
    const { side } = this.look();
    return Object.fromEntries(Object.entries(building).map(([letter, cubes]) => [letter, seen(cubes, side)]));
  }
}

/** Cubes as moves write them: levels from the lowest. */
function text(cubes: readonly Cube[]): string {
  return write(moved(cubes, 0, 0, -bounds(cubes).low[2]));
}
