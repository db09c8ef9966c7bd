// How a building grew, step by step, as this page has seen it: to be shown once more when the round is over.

import { untrack } from 'svelte';

import type { View } from '../../generated/recto-verso';

export interface Step {
  building: Record<string, string>;
  seat: number | null; // who has done it
}

export class Story {
  steps = $state.raw<readonly Step[]>([]);
  #round = 0;
  #last = '';

  /** See a moment of the game. */
  see({ phase, round, building, touched }: View): void {
    if (phase !== 'building') return;
    const now = JSON.stringify(building);
    const before = round === this.#round ? untrack(() => this.steps) : [];
    if (round === this.#round && now === this.#last) return;
    this.#round = round;
    this.#last = now;
    this.steps = now === '{}' ? [] : [...before, { building, seat: touched?.seat ?? null }];
  }
}
