// Layers and pictures in words, for those who listen.

import { coloured, COLOURS, flipped, type Layers, type Placed } from '../../geometry/dessus-dessous';
import { say } from '../../lib/words.svelte';

const SIDES = ['top', 'right', 'bottom', 'left'] as const;

/** `Layer 3, back, red and yellow, turned by 90 degrees`. */
export function layerName(placed: Placed, look: string): string {
  const [one, other] = COLOURS.filter((colour) => coloured(look, colour).length).map((colour) => say(`dd-colour-${colour}`));
  return say('dd-layer', { layer: placed.layer, side: placed.back ? 'back' : 'front', one, other, turn: placed.turn * 90 });
}

/** Both sides of a layer as it lies: what one sees, and what one would see after turning it over. */
export function layerShape(placed: Placed, layers: Layers): string {
  const seen = say('dd-shape', { words: pictureWords(layers.look(placed), 'dd-hole') });
  return `${seen} ${say('dd-shape-behind', { words: pictureWords(layers.look(flipped(placed)), 'dd-hole') })}`;
}

/** A picture row by row; where a cell has several colours, with the sides on which each lies. */
export function pictureWords(picture: string, nothing = 'dd-board'): string {
  return [0, 1, 2]
    .map((row) =>
      say('dd-row', {
        row: row + 1,
        cells: [0, 1, 2].map((column) => cell(picture.slice((row * 3 + column) * 4, (row * 3 + column) * 4 + 4), nothing)).join('; '),
      }),
    )
    .join(' ');
}

function cell(quarters: string, nothing: string): string {
  const letters = [...new Set(quarters)];
  return letters
    .map((letter) => {
      const name = letter === '.' ? say(nothing) : say(`dd-colour-${letter}`);
      const sides = SIDES.filter((_, i) => quarters[i] === letter).map((side) => say(`dd-side-${side}`));
      return letters.length === 1 ? name : `${name} ${sides.join(' ')}`;
    })
    .join(', ');
}
