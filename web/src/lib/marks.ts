// One code of marks for colours in all games, so that colour never stands alone: whoever has learnt in one game that waves
// are blue finds blue waves in the others. A sign stands on small things, a texture fills areas; both are the same idea.

export interface Mark {
  name: string;
  /** A shape in a box of 24 by 24, to be filled by the even-odd rule; the same from left and right. */
  sign: string;
  /** Lines in a tile of 24 by 24 that fits to its neighbours, where the colour fills areas. */
  texture?: { path: string; width: number; round?: boolean };
}

const BARS = 'M4.5 4.5h3.6v15h-3.6zM10.2 4.5h3.6v15h-3.6zM15.9 4.5h3.6v15h-3.6z';
const DOTS = [
  [7, 7],
  [17, 7],
  [7, 17],
  [17, 17],
].map(([x, y]) => `M${x} ${y! - 3.2}a3.2 3.2 0 1 0 0 6.4a3.2 3.2 0 1 0 0-6.4z`);
const PEAKS = 'M3.5 12.5L12 4l8.5 8.5h-5L12 9l-3.5 3.5zM3.5 20L12 11.5l8.5 8.5h-5L12 16.5 8.5 20z';
const WAVES = [5.5, 13.5].map((y) => `M2 ${y}q3.3 4.8 6.7 0t6.6 0t6.7 0v4q-3.3 4.8-6.7 0t-6.6 0t-6.7 0z`);
const CROSS = 'M9.8 4.5h4.4v5.3h5.3v4.4h-5.3v5.3H9.8v-5.3H4.5V9.8h5.3z';
const SUN =
  'M12 7a5 5 0 1 0 0 10a5 5 0 1 0 0-10z' +
  'M10.8 1.5h2.4v3.6h-2.4zM10.8 18.9h2.4v3.6h-2.4zM1.5 10.8h3.6v2.4H1.5zM18.9 10.8h3.6v2.4h-3.6z' +
  'M3.7 5.4l1.7-1.7 2.6 2.6L6.3 8zM20.3 5.4l-1.7-1.7L16 6.3 17.7 8zM3.7 18.6l1.7 1.7L8 17.7 6.3 16zM20.3 18.6l-1.7 1.7-2.6-2.6 1.7-1.7z';
const DIAMOND = 'M12 3.5l8.5 8.5-8.5 8.5L3.5 12z';
const HEART = 'M12 19.5C2.5 12.6 4.4 6 8.6 6c2.2 0 3.4 2 3.4 2s1.2-2 3.4-2c4.2 0 6.1 6.6-3.4 13.5z';
const DISC = 'M12 6a6 6 0 1 0 0 12a6 6 0 1 0 0-12z';
const RING = 'M12 4.5a7.5 7.5 0 1 0 0 15a7.5 7.5 0 1 0 0-15zM12 8a4 4 0 1 1 0 8a4 4 0 1 1 0-8z';
const FRAME = 'M4.5 4.5h15v15h-15zM8.5 8.5v7h7v-7z';

/** By the letters that views and files use for colours. */
export const MARKS = {
  R: { name: 'red', sign: BARS, texture: { path: 'M6 0V24M18 0V24', width: 5 } },
  Y: { name: 'yellow', sign: DOTS.join(''), texture: { path: 'M6 6h0M18 18h0', width: 8, round: true } },
  G: { name: 'green', sign: PEAKS, texture: { path: 'M-2 14L6 6l12 12 8-8', width: 5 } },
  B: { name: 'blue', sign: WAVES.join(''), texture: { path: 'M-6 6q6 5 12 0t12 0t12 0M-6 18q6 5 12 0t12 0t12 0', width: 4 } },
  V: { name: 'violet', sign: CROSS, texture: { path: 'M12 3V21M3 12H21', width: 5 } },
  O: { name: 'orange', sign: SUN },
  K: { name: 'black', sign: DISC },
  W: { name: 'white', sign: RING },
  E: { name: 'grey', sign: FRAME },
  N: { name: 'brown', sign: DIAMOND },
  P: { name: 'pink', sign: HEART },
} satisfies Record<string, Mark>;
