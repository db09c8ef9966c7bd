// A lesson as one goes through it: the step, what the board shows, and how the last try was answered. All answers of the
// rules were made beforehand; a board answers by itself what it can show without rules (`echo` of its page).

import { tick } from 'svelte';

import type { Answer } from '../games/board';
import type { GamePage } from '../games/game';
import type { Lesson, LessonFrame, LessonSaid, LessonStep, NewsItem } from '../generated/messages';
import { say } from './words.svelte';

const LEARNER = 0;
const STEP = 8000; // milliseconds that a step counts: what was said is not in sight for ever
const PACE = 700; // milliseconds before each thing that others do, on a board that shows it at once
const WORDS = 200; // and before each of their phrases
const PATIENCE = 8000; // milliseconds after which a board has surely shown what it was given

/** What a board answers by itself. */
type Able = Pick<GamePage, 'echo' | 'lies' | 'asBuilt' | 'atOnce'>;

/** A phrase, of somebody at the board or of the learner, and the moment of the lesson at which it was said. */
interface Heard extends LessonSaid {
  number: number;
  mine: boolean;
  time: number;
}

export class Course {
  number = $state(0); // of the step
  /** To be done, half done, tried in another way that may stand, done wrong and shown, done. */
  mood = $state<'do' | 'near' | 'other' | 'not' | 'done'>('do');
  frame = $state.raw<LessonFrame>(null!);
  news = $state.raw<NewsItem[]>([]);
  said = $state.raw<Heard[]>([]);
  scene = $state(0); // another number: another board
  busy = $state(false); // whether the board still plays something out
  #begin!: LessonFrame;
  #heard: readonly Heard[] = []; // when the step began
  #strays = false; // whether something was done right in another way than the frames that follow have it
  #seq = 0;
  #shown: (() => void) | null = null;

  constructor(
    readonly lesson: Lesson,
    private readonly page: Able,
  ) {
    this.go(0);
  }

  get step(): LessonStep {
    return this.lesson.steps[this.number]!;
  }

  /** The moment of the lesson, in milliseconds: it goes on from step to step. */
  get now(): number {
    return this.number * STEP;
  }

  /** What the learner is offered. */
  get legal(): LessonFrame['legal'] {
    return this.frame.legal.filter((choice) => !this.step.later.includes((choice as { move: string }).move));
  }

  get isLast(): boolean {
    return this.number === this.lesson.steps.length - 1;
  }

  /** Whether what follows is a little more than what one must know. */
  get isCore(): boolean {
    return !this.step.more && (this.lesson.steps[this.number + 1]?.more ?? true);
  }

  /** The numbers of the rules that have been taught so far, those of this step among them. */
  get rules(): ReadonlySet<string> {
    return new Set(this.lesson.steps.slice(0, this.number + 1).flatMap((step) => step.rules));
  }

  /** Whether there is nothing to do but to look, or to look at what others do. */
  get onlyLooks(): boolean {
    return this.step.right.length === 0 && !this.step.tell;
  }

  go(number: number): void {
    this.number = number;
    if (this.step.begin) {
      this.#strays = false;
      this.#heard = [];
      this.#set(this.step.begin);
    }
    // The board hears of a step that goes on with what lies there, too: what it said of the one before is over.
    else this.frame = { ...this.frame, view: changed(this.frame.view, {}), news: [] };
    this.#begin = this.frame;
    this.#heard = this.said;
    this.mood = 'do';
  }

  /** Try the step once more, with all that had been said before. */
  again(): void {
    this.#set(this.#begin);
    this.mood = 'do';
  }

  /** See what happens by itself. */
  async watch(): Promise<void> {
    await this.#show(this.step.then);
    this.mood = 'done';
  }

  /** What the rules answer to a move of the learner's. */
  play(move: string): Answer {
    const { right, tries, then } = this.step;
    if (this.busy || this.onlyLooks || this.mood === 'not' || this.mood === 'done') return refused('lesson-wait');
    if (this.step.tell) return refused('lesson-other');
    const answer = tries[move];
    const echoed = this.#echoed(move);
    const asMade = answer && this.#asBuilt(answer, this.frame);
    const shown = answer && echoed && this.#strays ? { ...answer, view: echoed.view } : (asMade ?? echoed);
    if (!shown || (!echoed && this.#moved)) return refused('lesson-other');
    if (right.includes(move)) this.#strays ||= move !== right[0];
    if (right.includes(move)) {
      const after = then.map((frame) => this.#asBuilt(frame, shown));
      void this.#show([shown, ...after]).then(() => (this.mood = 'done'));
    } else if (answer) void this.#show([shown]).then(() => (this.mood = 'not'));
    else {
      this.frame = shown;
      this.news = [];
      this.mood = this.step.near.includes(move) ? 'near' : this.#moved ? 'other' : 'do';
    }
    return accepted;
  }

  /** What the learner says. */
  say(code: string, facts: Record<string, unknown> = {}): Answer {
    this.#hear({ seat: LEARNER, code, facts });
    const { tell } = this.step;
    if (!tell || this.mood === 'done') return accepted;
    const meant = code === tell.code && Object.entries(tell.facts).every(([fact, value]) => facts[fact] === value);
    if (meant) void this.watch();
    else this.mood = 'other';
    return accepted;
  }

  /** The board has shown all that happened up to this; with a count, only so much of it. */
  told(seq?: number, count?: number): void {
    if (seq === this.#seq && count === undefined) this.#shown?.();
  }

  /** Whether something lies otherwise than when the step began: what only counts there, such as a check, has to wait. */
  get #moved(): boolean {
    const { lies } = this.page;
    return lies !== undefined && lies(this.frame.view, LEARNER) !== lies(this.#begin.view, LEARNER);
  }

  /** A frame that was made beforehand, with what was done right in another way than it has it. */
  #asBuilt(frame: LessonFrame, from: LessonFrame): LessonFrame {
    const { asBuilt } = this.page;
    return this.#strays && asBuilt ? { ...frame, view: changed(frame.view, asBuilt(frame.view, from.view)) } : frame;
  }

  #echoed(move: string): LessonFrame | null {
    const otherwise = this.page.echo?.(this.frame.view, LEARNER, move);
    return otherwise ? { ...this.frame, view: changed(this.frame.view, otherwise), news: [], said: null } : null;
  }

  #hear(said: LessonSaid): void {
    this.said = [...this.said, { ...said, number: this.said.length, mine: said.seat === LEARNER, time: this.now }];
  }

  #set(frame: LessonFrame): void {
    this.scene += 1;
    this.busy = false;
    this.frame = frame;
    this.news = [];
    this.said = [...this.#heard];
  }

  async #show(frames: readonly LessonFrame[]): Promise<void> {
    this.busy = true;
    const scene = this.scene;
    for (const [number, frame] of frames.entries()) {
      if (this.page.atOnce && number > 0) await after(frame.said ? WORDS : PACE);
      if (this.scene !== scene) return; // somebody has gone on meanwhile
      this.#seq += 1;
      const shown = new Promise<void>((resolve) => (this.#shown = resolve));
      this.frame = frame;
      if (frame.said) this.#hear(frame.said);
      this.news = frame.news.map((news) => ({ seq: this.#seq, news }));
      if (frame.news.length && !this.page.atOnce) await within(PATIENCE, shown);
      else await tick();
    }
    this.busy = false;
  }
}

/** A view of which something is otherwise: always another one, of which the board hears. */
function changed<View extends object>(view: View, otherwise: object): View {
  return { ...view, ...otherwise };
}

/** Wait for something, but no longer than so many milliseconds. */
async function within(most: number, something: Promise<void>): Promise<void> {
  let timer = 0;
  await Promise.race([something, new Promise((done) => (timer = window.setTimeout(done, most)))]);
  clearTimeout(timer);
}

const after = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));
const accepted: Answer = { is: 'ack', key: '', seq: 0 };

function refused(code: 'lesson-wait' | 'lesson-other'): Answer {
  return { is: 'refusal', code, kind: 'illegal', sentence: say(code), facts: {} };
}
