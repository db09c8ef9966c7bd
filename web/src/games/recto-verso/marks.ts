// The eleven colours of the wood. Each has a mark of its own, so that colour never stands alone; the same paths are
// drawn as SVG in flat pictures and painted onto the blocks.

export interface Mark {
  wood: string;
  ink: string; // of the mark, readable on the wood
  path: string; // in a box of 24 by 24, the same from left and right
}

const DARK = '#2b211a';
const LIGHT = '#fff8ea';

export const MARKS: Record<string, Mark> = {
  K: { wood: '#3d3835', ink: LIGHT, path: 'M12 7a5 5 0 1 0 0 10a5 5 0 1 0 0-10z' },
  W: { wood: '#f3ead8', ink: DARK, path: 'M12 5a7 7 0 1 0 0 14a7 7 0 1 0 0-14zM12 8.5a3.5 3.5 0 1 1 0 7a3.5 3.5 0 1 1 0-7z' },
  E: { wood: '#a3a29c', ink: DARK, path: 'M5 7h14v3.4H5zM5 13.6h14V17H5z' },
  N: { wood: '#7c4f2e', ink: LIGHT, path: 'M12 4.5l7.5 7.5-7.5 7.5L4.5 12z' },
  G: { wood: '#4c9656', ink: LIGHT, path: 'M4.5 15.5L12 7l7.5 8.5h-4.6L12 12.2l-2.9 3.3z' },
  P: { wood: '#eba3b8', ink: DARK, path: 'M12 19.5C2.5 12.6 4.4 6 8.6 6c2.2 0 3.4 2 3.4 2s1.2-2 3.4-2c4.2 0 6.1 6.6-3.4 13.5z' },
  V: { wood: '#7b56a6', ink: LIGHT, path: 'M9.8 4.5h4.4v5.3h5.3v4.4h-5.3v5.3H9.8v-5.3H4.5V9.8h5.3z' },
  O: { wood: '#e2812c', ink: DARK, path: 'M12 5l8 14H4z' },
  Y: { wood: '#efc844', ink: DARK, path: 'M12 3l2.6 6.4L21 12l-6.4 2.6L12 21l-2.6-6.4L3 12l6.4-2.6z' },
  B: { wood: '#3c7cb6', ink: LIGHT, path: 'M12 4c4 5.5 6 8 6 10.7a6 6 0 0 1-12 0C6 12 8 9.5 12 4z' },
  R: { wood: '#bf3a33', ink: LIGHT, path: 'M5.5 5.5h13v13h-13zM9.5 9.5v5h5v-5z' },
};
