// The games that somebody knows on this device: they have learnt or played them, or said so, and are not asked again.

const KEY = 'volteface-known';

function all(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[];
  } catch {
    return [];
  }
}

export function knows(game: string): boolean {
  return all().includes(game);
}

export function know(game: string): void {
  if (knows(game)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([...all(), game]));
  } catch {
    // private windows may forbid it: then one is asked again
  }
}
