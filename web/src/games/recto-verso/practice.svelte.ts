// Practice alone: a card of the box in a new dress, both sides to turn to, no clock, and nobody is asked: this page's own
// geometry decides. The cards come with the page, once.

import type { Choice, View } from '../../generated/recto-verso';
import type { Building, Mode, Side } from '../../geometry/recto-verso';
import { isRight, write } from '../../geometry/recto-verso';
import { type Advice, advice, type Card, parseBuilding, pieces, varied } from '../../geometry/recto-verso-cards';
import { played } from '../../geometry/recto-verso-moves';
import type { Answer } from '../board';

const KEY = 'volteface-recto-verso-practice';
const FAR = 3; // how far from the wished difficulty a card may be, in cards of the box
const STEP = 6; // cards of the box by which it becomes easier or harder

/** The cards of a mode, from easy to difficult, as buildings that answer them. */
export type Box = Readonly<Record<Mode, readonly string[]>>;

export async function loadBox(): Promise<Box> {
  const { cards } = (await import('../../../../src/volteface/games/recto_verso/box.json')).default;
  return { simple: cards.simple.map((card) => card.solution), hard: cards.hard.map((card) => card.solution) };
}

interface Kept {
  mode: Mode;
  level: number;
}

function kept(): Kept {
  try {
    return { mode: 'simple', level: 0, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return { mode: 'simple', level: 0 }; // private windows may forbid it: then nothing is remembered
  }
}

export class Practice {
  mode = $state<Mode>('simple');
  level = $state(0); // which card of the box is about as difficult as one wants it
  side = $state<Side>('front');
  building = $state.raw<Building>({});
  card = $state.raw<Card>({ text: '|', solution: {} });
  met = $state.raw<readonly string[]>([]); // the cards so far, as the press reads them
  moves = $state(0);
  helped = $state(false); // whether the solution has been looked at
  solving = $state(false); // whether it is shown
  unkept = $state(false); // whether this device refuses to keep where one is
  #drawn = -1;

  constructor(private readonly box: Box) {
    ({ mode: this.mode, level: this.level } = kept());
    this.draw();
  }

  readonly isRight = $derived.by(() => isRight(this.building, this.card.text, this.mode));

  /** As a board sees it: one builder who sits now at the front, now at the back. */
  readonly view = $derived.by<View>(() => {
    const [front, back] = this.card.text.split('|');
    const building = this.solving ? this.card.solution : this.building;
    return {
      game: 'recto-verso',
      seat: this.side === 'front' ? 0 : 1,
      options: { mode: this.mode, practice: true },
      phase: 'building',
      role: this.side,
      active: 0,
      partner: 1,
      round: this.met.length,
      rounds: null,
      level: null,
      broken: false,
      marks: true,
      front: this.side === 'front' ? front! : null,
      back: this.side === 'back' ? back! : null,
      building: Object.fromEntries(Object.entries(building).map(([letter, cubes]) => [letter, write(cubes)])),
      by: {},
      touched: null,
      beside: [...pieces(this.mode)].filter((letter) => !building[letter]).join(''),
      said: null,
      since: 0,
      clock: 0,
      limit: 0,
      scores: [0, 0],
      turned: [],
      left: [],
      played: [],
      verdict: null,
      winners: null,
    };
  });

  readonly choices = $derived<Record<string, Choice[]>>(
    this.isRight || this.solving ? {} : { 0: [{ move: 'place', preview: {} }], 1: [{ move: 'place', preview: {} }] },
  );

  /** Another card, as difficult as before, or by a step easier or harder. */
  draw(harder = 0, mode = this.mode): void {
    const cards = this.box[mode];
    const within = (level: number) => Math.max(0, Math.min(cards.length - 1, level));
    this.mode = mode;
    this.level = within(this.level + harder * STEP);
    const near = Array.from(cards.keys()).filter((one) => Math.abs(one - this.level) <= FAR && one !== this.#drawn);
    this.#drawn = near[below(near.length)]!;
    this.card = varied(parseBuilding(cards[this.#drawn]!), below);
    this.met = [...this.met, `${mode} ${this.card.text}`];
    this.clear();
    this.side = 'front';
    try {
      localStorage.setItem(KEY, JSON.stringify({ mode, level: this.level }));
      this.unkept = false;
    } catch {
      this.unkept = true;
    }
  }

  /** The same card from the start. */
  clear(): void {
    this.building = {};
    this.moves = 0;
    this.helped = this.solving = false;
  }

  turn(): void {
    this.side = this.side === 'front' ? 'back' : 'front';
  }

  solve(): void {
    this.solving = !this.solving;
    this.helped = true;
  }

  advise(): Advice | null {
    return advice(this.building, this.card.solution);
  }

  /** Make a move, at once. */
  play(move: string): Answer {
    const after = played(this.building, move);
    if (typeof after === 'string') return { is: 'refusal', key: null, code: after, kind: 'illegal', sentence: after, facts: {} };
    this.building = after;
    this.moves += 1;
    return { is: 'ack', key: '', seq: 0 };
  }
}

function below(number: number): number {
  return crypto.getRandomValues(new Uint32Array(1))[0]! % number;
}
