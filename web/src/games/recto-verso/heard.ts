// What news brings to whoever builds: sounds, hands that are empty again, and questions that are over.

import type { News } from '../../generated/recto-verso';
import { chime } from '../../lib/sound';
import type { Fingers } from './fingers.svelte';
import type { Hand } from './hand.svelte';
import type { Speech } from './speech.svelte';

export function hear(one: News, seat: number | null, hand: Hand, fingers: Fingers, speech: Speech): void {
  if (one.code === 'placed' || one.code === 'moved' || one.code === 'stacked') chime('put');
  if (one.code === 'right' || one.code === 'wrong') chime(one.code);
  if (one.code === 'shifted') speech.settle(null);
  if (!('piece' in one)) return;
  speech.settle(one.piece);
  if (one.seat === seat) return;
  fingers.put(one.piece);
  hand.lose(one.piece);
}
