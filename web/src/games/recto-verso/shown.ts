// What the board in space is to show, as its viewer sees it.

import type { Building, Cube } from '../../geometry/recto-verso';

export interface Shown {
  building: Building;
  mine: Building; // what one holds, where it would rest
  blocked: Building; // what one holds, in the air, because it cannot rest there
  cursor: readonly (readonly Cube[])[]; // where keys are while the hand is empty
  theirs: Building; // what the partner holds
  lifted: string; // held away from the board
  card: string | null;
  faint: boolean; // the card, behind what is pinned to the far side
  pointed: { column: number; level: number } | null;
  voids: string; // pieces that hang over a void
  squares: readonly { near: boolean; column: number; level: number }[]; // wrong ones
}
