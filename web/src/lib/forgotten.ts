// Being nobody again: what the server erases, and what this browser remembers. The page then begins anew, and says so once.

import { forgetMe } from './api';

const KEY = 'volteface-forgotten';

export async function forget(): Promise<void> {
  await forgetMe();
  try {
    localStorage.clear();
    sessionStorage.setItem(KEY, 'just now');
  } catch {
    // nothing was remembered
  }
  location.assign('/');
}

/** Whether one has just been forgotten; it is told once. */
export function wasForgotten(): boolean {
  try {
    const was = sessionStorage.getItem(KEY) !== null;
    sessionStorage.removeItem(KEY);
    return was;
  } catch {
    return false;
  }
}
