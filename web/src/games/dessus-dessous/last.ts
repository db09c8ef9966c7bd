// The last countdown in words: who has set it off, and for whom it runs.

import type { MatchView } from '../../generated/dessus-dessous';
import { say } from '../../lib/words.svelte';

export function lastOne({ players, seat }: MatchView, names: readonly string[], seconds: number): { text: string; short: string } {
  const last = players.findIndex((player) => player.token === null && !player.gave_up);
  const token = Math.min(...players.map((player) => player.token ?? Infinity)); // the one taken last
  const taker = players.findIndex((player) => player.token === token);
  const facts = { who: last === seat ? 'you' : 'other', name: names[last], seconds };
  const cause = taker < 0 ? '' : `${say('dd-last-taken', { who: taker === seat ? 'you' : 'other', name: names[taker], token })} `;
  return { text: cause + say('dd-last', facts), short: say('dd-last-short', facts) };
}
