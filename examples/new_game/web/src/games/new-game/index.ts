// What New Game brings to a table's page.

import type { View } from '../../generated/new-game';

export { default as Board } from './Board.svelte';
export { default as End } from './End.svelte';
export { sentence } from './sentences';

export const standing = (view: View) => ({ points: view.scores, over: view.winners !== null });
