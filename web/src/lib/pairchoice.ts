// What was chosen last for a pairing of each game, remembered on this device.

const KEY = 'volteface-pairings';

function all(): Record<string, Record<string, unknown>> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Record<string, unknown>>;
  } catch {
    return {}; // private windows may forbid it: then nothing is remembered
  }
}

export function chosen(game: string): Record<string, unknown> {
  return all()[game] ?? {};
}

export function choose(game: string, options: Record<string, unknown>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [game]: options }));
  } catch {
    // not remembered, and nothing else changes
  }
}
