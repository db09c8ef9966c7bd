// One piece in the hand, alone or with what stands on it: how it is turned, where it is held, and where it would come to
// rest. A pointer proposes places, the likeliest first, and a tap leads through them; keys turn it and move it square by
// square. Everything is as its holder sees it.

import type { Axis, Building, Cube, Reason } from '../../geometry/recto-verso';
import { atOrigin, bounds, drop, moved, SIZE, stacked, turned, write } from '../../geometry/recto-verso';
import type { Place, Spot, Square } from '../../geometry/recto-verso-places';
import { places, pointedAt, shownAt, stackPlaces, ways } from '../../geometry/recto-verso-places';

export interface Cell {
  u: number;
  v: number;
}

export interface Around {
  own: Building;
  card: string;
}

export class Grip {
  cubes = $state.raw<Cube[]>([]); // how it is turned, in the corner 0 0 0; of a stack all cubes
  at = $state.raw<Cell>({ u: 0, v: 0 }); // the shape's corner
  aimed = $state(true); // whether it is over the board, or over a square of the card
  taken = $state(false); // whether it is carried or has been moved: what was only chosen is in nobody's hand for others
  #meant = $state.raw<Place[]>([]); // where the pointer may want it, the likeliest first
  #chosen: number | null = null; // the way to lie that its holder has chosen by hand
  readonly #taken: number; // and the one in which it was taken

  constructor(
    readonly letter: string,
    readonly body: readonly string[], // what is lifted with it, itself first
    cubes: readonly Cube[],
    at: Cell,
    private readonly around: () => Around,
  ) {
    this.cubes = atOrigin(cubes);
    this.#taken = this.way;
    this.at = at;
    this.go(0, 0);
  }

  get isStack(): boolean {
    return this.body.length > 1;
  }

  /** Where it would come to rest, each piece with its cubes; or why it cannot. */
  readonly rests = $derived.by<Building | Reason>(() => {
    const { own } = this.around();
    if (this.isStack && own[this.letter]) {
      const { low } = bounds(this.body.flatMap((one) => own[one] ?? []));
      const after = stacked(own, this.letter, this.at.u - low[0], this.at.v - low[1]);
      return typeof after === 'string' ? after : Object.fromEntries(this.body.map((one) => [one, after[one] ?? []]));
    }
    const cubes = drop(own, this.letter, moved(this.cubes, this.at.u, this.at.v));
    return typeof cubes === 'string' ? cubes : { [this.letter]: cubes };
  });

  readonly #places = $derived.by<Place[]>(() => {
    const { own, card } = this.around();
    return this.isStack && own[this.letter] ? stackPlaces(own, this.letter) : places(own, this.letter, card);
  });

  /** Which of the piece's ways to lie it has now. */
  get way(): number {
    return ways(this.letter).findIndex((way) => write(way) === write(this.cubes));
  }

  /** Whether its holder has laid it another way than it was taken in. */
  get altered(): boolean {
    return this.#chosen !== null && this.way !== this.#taken;
  }

  /** What speaks against the place where it would come to rest, as far as its holder's own side tells. */
  readonly against = $derived.by<'void' | 'misfit' | null>(() => {
    const place = typeof this.rests === 'string' ? null : this.#places.find(({ cubes }) => write(cubes) === this.#text());
    if (!place?.misfits) return null;
    return place.voids > 0 ? 'void' : 'misfit';
  });

  /** A pointer is over the board, at these spots of the levels; tells whether it is over a place at all. */
  point(spots: readonly (Spot | null)[]): boolean {
    this.taken = true;
    const within = (at: number) => at >= 0 && at < SIZE;
    const [ground] = spots;
    this.#mean(pointedAt(this.#places, spots, this.#chosen, this.#taken));
    this.aimed = this.#meant.length > 0;
    if (!this.aimed && ground && within(ground.u) && within(ground.v)) {
      this.aimed = true; // nothing fits there: it hangs in the air, and one is told why
      const { size } = bounds(this.cubes);
      this.at = { u: Math.round(ground.u - size[0] / 2), v: Math.round(ground.v - size[1] / 2) };
      this.go(0, 0);
    }
    return this.aimed;
  }

  /** A pointer is over a square of the own facade. */
  show(square: Square): boolean {
    this.taken = true;
    this.#mean(shownAt(this.#places, square, this.#chosen));
    return (this.aimed = this.#meant.length > 0);
  }

  /** Keys point at nothing: it begins where the own card shows it, if it can stand there now. */
  propose(): void {
    const rows = this.around().card.split('/').reverse();
    const level = rows.findIndex((row) => row.includes(this.letter));
    if (level < 0) return;
    const [first] = shownAt(this.#places, { column: rows[level]!.indexOf(this.letter), level });
    if (first?.misfits === 0) this.#take(first);
  }

  #mean(found: Place[]): void {
    this.#meant = found;
    if (found[0]) this.#take(found[0]);
  }

  #take({ cubes }: Place): void {
    const { low } = bounds(cubes);
    this.cubes = atOrigin(cubes);
    this.at = { u: low[0], v: low[1] };
  }

  /** The next place that may be meant, or the next way to lie; false if there is no other. */
  cycle(step = 1): boolean {
    const meant = this.#meant;
    const now = this.#now();
    if (meant.length > 1) {
      const next = meant[(Math.max(0, now) + step + meant.length) % meant.length]!;
      this.#chosen = next.way;
      this.#take(next);
      return true;
    }
    const count = this.isStack ? 1 : ways(this.letter).length;
    if (count > 1) this.choose((this.way + step + count) % count);
    return count > 1;
  }

  #now(): number {
    return this.#meant.findIndex(({ cubes }) => write(cubes) === this.#text());
  }

  #text(): string {
    return typeof this.rests === 'string' ? '' : write(Object.values(this.rests).flat());
  }

  /** Lie this way; where the pointer is, if it can lie there so. */
  choose(way: number): void {
    this.#chosen = way;
    const here = this.#meant.find((one) => one.way === way);
    if (here) this.#take(here);
    else this.#lie(ways(this.letter)[way]!);
  }

  /** A quarter turn; false for a stack, which is never turned. */
  turn(axis: Axis): boolean {
    if (this.isStack) return false;
    this.#lie(turned(this.cubes, axis));
    this.#chosen = this.way;
    return true;
  }

  /** Lie like this about the same middle. */
  #lie(cubes: Cube[]): void {
    const before = bounds(this.cubes).size;
    this.cubes = cubes;
    const { size } = bounds(cubes);
    this.go(Math.round((before[0] - size[0]) / 2), Math.round((before[1] - size[1]) / 2));
  }

  /** Move by so many squares, as far as the board goes. */
  go(u: number, v: number): void {
    const { size } = bounds(this.cubes);
    const within = (at: number, reach: number) => Math.max(0, Math.min(SIZE - reach, at));
    this.at = { u: within(this.at.u + u, size[0]), v: within(this.at.v + v, size[1]) };
  }
}
