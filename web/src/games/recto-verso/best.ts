// The best one has done on this device: the highest level of the ladder and the fastest right building, for each mode and pace.

import type { View } from '../../generated/recto-verso';

const KEY = 'volteface-recto-verso-best';

export interface Best {
  level: number; // 0 if none has been done
  time: number | null; // milliseconds
}

function all(): Record<string, Best> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Best>;
  } catch {
    return {}; // private windows may forbid it: then nothing is remembered
  }
}

const kind = ({ options }: View) => `${String(options.mode ?? 'simple')} ${String(options.pace ?? 1)}`;

export function best(view: View): Best {
  return all()[kind(view)] ?? { level: 0, time: null };
}

/** Remember the round that is over, if it was right; says what of it is better than ever before. */
export function keepBest(view: View): { level: boolean; time: boolean } {
  const round = view.verdict?.round;
  const before = best(view);
  if (!round?.right || view.limit === 0) return { level: false, time: false };
  const level = (round.level ?? 0) > before.level;
  const time = before.time === null || round.time < before.time;
  try {
    const now = { level: Math.max(before.level, round.level ?? 0), time: time ? round.time : before.time };
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [kind(view)]: now }));
  } catch {
    // not remembered, and nothing else changes
  }
  return { level: level && before.level > 0, time: time && before.time !== null }; // the first of all is no record
}
