// What Dessus Dessous brings to a table's page.

import type { MatchView, SoloView } from '../../generated/dessus-dessous';

export { default as Board } from './Board.svelte';
export { default as End } from './End.svelte';
export { echo, lies } from './echo';
export { sentence } from './sentences';

/** Its board asks for hints itself, to show them on the layers. */
export const placesHint = true;
/** Everybody's name stands above the bench. */
export const placesSeats = true;

/** Whoever has grabbed or given up stays in the round. */
export const dropsOut = (view: MatchView | SoloView, seat: number) =>
  'players' in view && view.players[seat]!.token === null && !view.players[seat]!.gave_up;

export const standing = (view: MatchView | SoloView) => ({
  points: 'players' in view ? view.players.map((one) => one.points) : [view.score],
  over: view.phase === 'over',
  rounds: 'players' in view ? (view.last?.round ?? 0) : 0,
});
