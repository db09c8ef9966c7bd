// What Recto Verso brings to a table's page.

import type { View } from '../../generated/recto-verso';

export { default as Board } from './Board.svelte';
export { default as End } from './End.svelte';
export { asBuilt, echo, lies } from './echo';
export { hint, phrase, sentence } from './sentences';
export const placesHint = true;
export const showsTalk = true;
export const atOnce = true;

/** A hint is about the round it was given in. */
export const matter = (view: View) => String(view.round);

/** A ladder is climbed without points, and in practice there are none. */
export const standing = (view: View) => ({
  points: view.level === null && view.limit > 0 ? view.scores : null,
  over: view.phase === 'over',
});

/** Only the two who build are missed. */
export const dropsOut = (view: View, seat: number) => seat === view.active || seat === view.partner;
