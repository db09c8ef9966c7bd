// What the host of this server tells everybody.

import { houseInfo } from './api';
import { offer } from './words.svelte';

export const host = $state({ notice: '' });

/** Learn it; without an answer the house is as it was built. */
export async function meet(): Promise<void> {
  const info = await houseInfo().catch(() => null);
  if (!info) return;
  host.notice = info.notice;
  await offer(info.languages);
}
