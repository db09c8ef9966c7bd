// A set of layers of one's own, as somebody enters it: kept on this device, and given to a pairing when it is whole.
// A back's quarter that is not painted yet is `?`; holes are the same on both sides, mirrored.

import { mirrored, writeRows } from '../../geometry/dessus-dessous';

const KEY = 'volteface-own-layers';
const BARE = '.'.repeat(36);
export const COUNT = 5;

export interface OwnLayer {
  front: string;
  back: string;
}

export function bare(): OwnLayer[] {
  return Array.from({ length: COUNT }, () => ({ front: BARE, back: BARE }));
}

export function kept(): OwnLayer[] {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? 'null') as OwnLayer[] | null;
    return found?.length === COUNT ? found : bare();
  } catch {
    return bare(); // private windows may forbid it: then nothing is kept
  }
}

/** Keep what has been entered so far; false if this browser does not. */
export function keep(layers: readonly OwnLayer[]): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(layers));
    return true;
  } catch {
    return false;
  }
}

/** From the texts of a pairing. */
export function readOwn(texts: readonly string[]): OwnLayer[] {
  return texts.map((text) => {
    const [front = BARE, back = BARE] = text.replace(/[ /]/g, '').split('|');
    return { front, back };
  });
}

export function writeOwn(layers: readonly OwnLayer[]): string[] {
  return layers.map(({ front, back }) => `${writeRows(front)}|${writeRows(back)}`);
}

function put(picture: string, region: number, letter: string): string {
  return picture.slice(0, region) + letter + picture.slice(region + 1);
}

/** The layer after a quarter of one side has been painted, or cut out on both sides with `.`. */
export function painted(layer: OwnLayer, back: boolean, region: number, letter: string): OwnLayer {
  const [near, far] = back ? (['back', 'front'] as const) : (['front', 'back'] as const);
  const after = { ...layer, [near]: put(layer[near], region, letter) };
  const behind = mirrored([...BARE].map((_, i) => (i === region ? 'x' : '.')).join('')).indexOf('x');
  if (letter === '.') after[far] = put(after[far], behind, '.');
  else if (after[far][behind] === '.') after[far] = put(after[far], behind, '?');
  return after;
}

/** The layer after all quarters of a side that have no colour yet have got this one. */
export function filled(layer: OwnLayer, back: boolean, letter: string): OwnLayer {
  return back ? { ...layer, back: layer.back.replaceAll('?', letter) } : { ...layer, front: layer.front.replaceAll('?', letter) };
}

/** Whether a layer has colours, and all its quarters have one. */
export function isWhole({ front, back }: OwnLayer): boolean {
  return front !== BARE && !(front + back).includes('?');
}
