// A table that begins at once: opened, and filled with bots by its page when that has come.

import type { TableWish } from '../generated/messages';
import { openTable } from './api';
import { go } from './route.svelte';

const key = (code: string) => `start-${code}`;

/** Open a table and go there. */
export async function begin(wish: TableWish): Promise<void> {
  const { table } = await openTable(wish);
  sessionStorage.setItem(key(table), 'now');
  go(`/t/${table}`);
}

/** Whether this table is to begin at once; it is asked once. */
export function begins(code: string): boolean {
  const wished = sessionStorage.getItem(key(code)) !== null;
  sessionStorage.removeItem(key(code));
  return wished;
}
