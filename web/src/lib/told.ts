// What stands beside a board and tells no more than the board has shown: the log, and whether a game is over.

/** All news before `seq` have been shown, and of those of `seq` the first `count`. */
export interface Told {
  seq: number;
  count: number;
}

interface Item {
  of: string;
  seq: number;
}

/** The news that may be read: those of the table at once, those of the game when they have been shown; null: all of them. */
export function readable<One extends Item>(log: readonly One[], told: Told | null): One[] {
  if (!told) return [...log];
  let count = 0;
  return log.filter((one) => one.of !== 'game' || one.seq < told.seq || (one.seq === told.seq && count++ < told.count));
}
