// What two builders tell each other in a round. A person may tell more at once than the server lets through: what is too
// much waits and is said a moment later, in order.

import { onDestroy } from 'svelte';

import type { View } from '../../generated/recto-verso';
import { facade, readBuilding, type Side } from '../../geometry/recto-verso';
import { asTold, factsOf, type Saying, squareOf, type Told } from '../../geometry/recto-verso-told';
import type { Clock } from '../../lib/clock.svelte';
import { explain } from '../../lib/words.svelte';
import type { Spoken, Talk } from '../board';

const AGAIN = 1000; // milliseconds after which what was too much is tried again
const TWICE = 400; // milliseconds within which a second press on a square is the same thought
const PINNED = 15_000; // milliseconds for which a chip stays on the board; in the picture of the other side it stays longer
const CHIPS = 4;
const TELLING = ['need', 'empty', 'may-move']; // what a square of the other side needs
const QUESTIONS = ['may-move', 'may-shift'];
const ANSWERS = ['yes', 'no'];
const STAYS = ['stays', 'stays-all']; // with these whoever has asked leaves it
const ALL = '*'; // in place of a piece: the whole building

const subject = (facts: Spoken['facts']) => `${(facts.piece ?? facts.colour ?? ALL) as string}`;

/** What the partner needs on a square, pinned to the board for a while. */
export interface Chip {
  number: number;
  square: number;
  letter: string;
}

interface Around {
  talk: Talk | null;
  view: View;
  side: Side;
  clock: Clock;
}

export class Speech {
  waiting = $state.raw<Saying[]>([]);
  problem = $state('');
  #settled = $state.raw<Record<string, number>>({}); // what has been said when a piece, or all, was moved last
  #last = { square: -1, at: 0 };
  #speaking = false;
  #ended = false;

  constructor(private readonly around: () => Around) {
    onDestroy(() => (this.#ended = true));
  }

  /** What was said in this round by those who can be heard. */
  readonly round = $derived.by<readonly Spoken[]>(() => {
    const { talk, clock } = this.around();
    const since = clock.start;
    return since === null ? [] : (talk?.said ?? []).filter((one) => one.time >= since);
  });

  /** What the partner has told of the other side, in one's own columns. */
  readonly told = $derived.by<Told>(() => asTold(this.#of(this.#other()), this.around().side));

  /** What one has told oneself. */
  readonly own = $derived.by<Told>(() => asTold(this.#of(this.around().view.seat), this.around().side));

  /** What the partner has said last that their side needs. */
  readonly chips = $derived.by<Chip[]>(() => {
    const { clock, side } = this.around();
    if (!this.round.length) return []; // then nobody looks at the time
    const now = Math.max(clock.wall, this.round.at(-1)!.time);
    const told = [...this.told.facade.replaceAll('/', '')];
    return this.round
      .filter((one) => !one.mine && TELLING.includes(one.code ?? '') && now - one.time < PINNED && !this.met(one))
      .map(({ number, code, facts }) => ({ number, square: squareOf(facts, side), letter: code === 'empty' ? '.' : String(facts.colour) }))
      .filter((one, index, all) => told[one.square] === one.letter && all.findLastIndex((other) => other.square === one.square) === index)
      .slice(-CHIPS);
  });

  /** What the partner asks, as long as there is no answer and the piece stands where it stood. A word goes before it. */
  readonly question = $derived.by<Spoken | null>(() => {
    if (this.around().view.said !== null) return null;
    const asked = this.round.findLast((one) => one.seat === this.#other() && QUESTIONS.includes(one.code ?? ''));
    const answered = this.round.some(
      (one) => asked && one.number > asked.number && (one.mine ? ANSWERS : one.seat === asked.seat ? STAYS : []).includes(one.code ?? ''),
    );
    const settled = asked && asked.number <= (this.#settled[subject(asked.facts)] ?? -1);
    return answered || settled ? null : (asked ?? null);
  });

  /** What the partner's side shows of the building now. */
  readonly #shown = $derived.by(() => facade(readBuilding(this.around().view.building), this.#otherSide).replaceAll('/', ''));

  /** Whether the building has by now what the partner has said that their side needs. */
  met({ code, facts }: Spoken): boolean {
    return code === 'need' && this.#shown[squareOf(facts, this.#otherSide)] === facts.colour;
  }

  /** The squares of one's facade of which something waits to be said. */
  readonly late = $derived.by<number[]>(() =>
    this.waiting.flatMap((one) => ('x' in one.facts ? [squareOf(one.facts, this.around().side)] : [])),
  );

  speak(code: string, facts: Record<string, unknown> = {}): void {
    this.waiting = [...this.waiting, { code, facts }];
    if (!this.#speaking) void this.#send();
  }

  /** Say what a square of one's facade needs; a second press at once means the same. */
  tell(square: number, letter: string): void {
    const at = Date.now();
    if (this.#last.square === square && at - this.#last.at < TWICE) return;
    this.#last = { square, at };
    const place = factsOf(square, this.around().side);
    if (letter === '.') this.speak('empty', place);
    else this.speak('need', { colour: letter, ...place });
  }

  /** Somebody has moved a piece, or all: what was asked of it is over. */
  settle(piece: string | null): void {
    this.#settled = { ...this.#settled, [piece ?? ALL]: this.round.at(-1)?.number ?? -1 };
  }

  /** Take back what was told of a square. */
  unsay(square: number): void {
    this.#last = { square: -1, at: 0 };
    this.speak('unsay', factsOf(square, this.around().side));
  }

  /** A new round: what was not said yet is not worth saying any more. */
  renew(): void {
    this.waiting = [];
    this.problem = '';
    this.#settled = {};
  }

  #of(seat: number | null): Saying[] {
    return this.round.flatMap(({ seat: by, code, facts }) => (code !== null && seat !== null && by === seat ? [{ code, facts }] : []));
  }

  get #otherSide(): Side {
    return this.around().side === 'front' ? 'back' : 'front';
  }

  #other(): number | null {
    const { seat, active, partner } = this.around().view;
    return seat === active ? partner : active;
  }

  async #send(): Promise<void> {
    this.#speaking = true;
    for (let next = this.waiting[0]; next && !this.#ended; next = this.waiting[0]) {
      const answer = await this.around().talk!.say(next.code, { ...next.facts });
      if (answer.is === 'refusal' && answer.kind === 'too-many') {
        await new Promise((later) => setTimeout(later, AGAIN));
        continue;
      }
      this.problem = answer.is === 'refusal' ? explain(answer) : '';
      this.waiting = this.waiting.filter((one) => one !== next);
    }
    this.#speaking = false;
  }
}
