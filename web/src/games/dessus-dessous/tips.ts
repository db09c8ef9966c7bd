// Whether somebody is still shown how it is played: until they have finished a mission of their own.

import { alsoRemembered, keep } from '../../lib/settings.svelte';
import { say } from '../../lib/words.svelte';

export const tips = alsoRemembered<Record<'ddTips', boolean>>({ ddTips: true });

export function learnt(): void {
  if (!tips.ddTips) return;
  tips.ddTips = false;
  keep();
}

/** What somebody new does next with so many layers in the pile; at last they take a token, if there is one, or check. */
export function guide(laid: number, number: number, token?: number): string {
  if (!tips.ddTips) return '';
  return say('dd-guide', { step: laid === 0 ? 'first' : laid < number ? 'more' : token ? 'grab' : 'check', token });
}
