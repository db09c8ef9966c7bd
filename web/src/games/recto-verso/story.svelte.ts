// How a building grew, step by step, as this page has seen it: to be shown once more when the round is over.

import { untrack } from 'svelte';

import type { View } from '../../generated/recto-verso';

export interface Step {
  building: Record<string, string>;
  seat: number | null; // who has done it
}

export class Story {
  steps = $state.raw<readonly Step[]>([]);
  /** How many changes there were in the round; 0 if this page has not seen its beginning. */
  moves = $state(0);
  #round = -1;
  #whole = false;
  #last = '';

  /** See a moment of the game. */
  see({ phase, round, building, touched }: View): void {
    if (phase !== 'building') return;
    const now = JSON.stringify(building);
    const before = round === this.#round ? untrack(() => this.steps) : [];
    if (round === this.#round && now === this.#last) return;
    const moves = untrack(() => this.moves);
    if (round !== this.#round) this.#whole = now === '{}';
    this.moves = this.#whole && round === this.#round ? moves + 1 : 0;
    this.#round = round;
    this.#last = now;
    this.steps = now === '{}' ? [] : [...before, { building, seat: touched?.seat ?? null }];
  }
}
