// Faces and cards as the views write them: `B3:1`, or `B3/G4:1` once both faces are known.

export type Colour = 'blue' | 'green' | 'orange';

export interface Face {
  colour: Colour;
  value: number; // 1 to 6; 7 is the joker
  points: number;
}

export interface Seen {
  face: Face;
  reverse: Face | null;
}

export const JOKER = 7;
export const ROWS: Colour[] = ['orange', 'green', 'blue']; // sky above land above sea

const COLOURS: Record<string, Colour> = { B: 'blue', G: 'green', O: 'orange' };

function face(text: string, points: number): Face {
  return { colour: COLOURS[text[0]!]!, value: text[1] === '*' ? JOKER : Number(text[1]), points };
}

export function read(text: string): Seen {
  const [sides, up] = text.split(':') as [string, string];
  const points = Number(up);
  const [one, three] = sides.split('/') as [string, string | undefined];
  if (three === undefined) return { face: face(one, points), reverse: null };
  const both = [face(one, 1), face(three, 3)] as const;
  return points === 1 ? { face: both[0], reverse: both[1] } : { face: both[1], reverse: both[0] };
}

/** A value as people write it. */
export function sign(value: number): string {
  return value === JOKER ? '★' : String(value);
}

/** The values of a run, low to high, the joker as a star: `3-★-5`. */
export function run(cards: string[], between = '-'): string {
  return cards.map((text) => sign(read(text).face.value)).join(between);
}
