// The eleven colours of the wood, each about a quarter lighter than the one before, so that they differ in grey as well.
// Their signs are those of all games, drawn as SVG in flat pictures and painted onto the blocks.

import { MARKS as SIGNS } from '../../lib/marks';
import { isStrong } from '../../lib/settings.svelte';

export interface Mark {
  wood: string;
  ink: string; // of the sign, readable on the wood
  path: string; // in a box of 24 by 24, the same from left and right
}

const DARK = '#2b211a';
const LIGHT = '#fff8ea';

export const MARKS: Record<string, Mark> = {
  K: { wood: '#36312f', ink: LIGHT, path: SIGNS.K.sign },
  N: { wood: '#5d3c23', ink: LIGHT, path: SIGNS.N.sign },
  V: { wood: '#634586', ink: LIGHT, path: SIGNS.V.sign },
  B: { wood: '#326696', ink: LIGHT, path: SIGNS.B.sign },
  R: { wood: '#ca3f38', ink: LIGHT, path: SIGNS.R.sign },
  G: { wood: '#4a9153', ink: LIGHT, path: SIGNS.G.sign },
  E: { wood: '#96958f', ink: DARK, path: SIGNS.E.sign },
  O: { wood: '#e6954d', ink: DARK, path: SIGNS.O.sign },
  P: { wood: '#eca9bd', ink: DARK, path: SIGNS.P.sign },
  Y: { wood: '#f1d061', ink: DARK, path: SIGNS.Y.sign },
  W: { wood: '#f4ebdb', ink: DARK, path: SIGNS.W.sign },
};

/** How much of a cube's side its sign takes: most of it where contrast is to be strong. */
export function signSize(): number {
  return isStrong() ? 0.78 : 0.5;
}
