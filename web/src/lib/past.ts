// What happened at a table before one came, as a log: everybody under the name they have now. Who sat where then is
// told by the news themselves; whoever has left since is known by the number of the seat only. Somebody who takes a
// seat that another handle has is the same person at another device.

import type { NewsItem, SeatView, TableNews } from '../generated/messages';

const NOBODY: SeatView = { who: null, name: null, bot: null, here: false, away: null, ready: false, late: false };

export interface Remembered {
  item: NewsItem<TableNews>;
  seats: SeatView[];
}

/** The news with who sat where when each of them happened; `seats` is who sits there now. */
export function remembered(past: readonly NewsItem<TableNews>[], seats: readonly SeatView[]): Remembered[] {
  const names = new Map(seats.flatMap(({ who, name }) => (who ? [[who, name] as const] : [])));
  for (const [at, { news }] of [...past.entries()].reverse()) {
    const from = news.code === 'table-sat' && holder(past.slice(0, at), news.seat);
    if (from && from !== news.who) names.set(from, names.get(news.who) ?? null);
  }
  const changed = new Set(past.map(({ news }) => seatOf(news)));
  let then = seats.map((seat, number) => (changed.has(number) ? NOBODY : seat));
  return past.map((item) => {
    const { news } = item;
    const number = seatOf(news);
    if (number === null) return { item, seats: then };
    const before = then;
    then = then.map((seat, one) => (one === number ? after(seat, news, names) : seat));
    return { item, seats: news.code === 'table-freed' ? before : then };
  });
}

/** How somebody came to their seat: anew, back from a bot that had it, or moved from another device. */
export function cameTo(seat: number, who: string, past: readonly NewsItem<TableNews>[]): 'new' | 'back' | 'moved' {
  const from = holder(past, seat);
  return from === null ? 'new' : from === who ? 'back' : 'moved';
}

/** Who had a seat after all of this, whoever played there for them; null if nobody. */
function holder(past: readonly NewsItem<TableNews>[], seat: number): string | null {
  const last = past.findLast(({ news }) => seatOf(news) === seat && news.code !== 'table-lent')?.news;
  return last?.code === 'table-sat' ? last.who : null;
}

/** The seat that somebody else has after this news; null if everybody stays. */
function seatOf(news: TableNews): number | null {
  return news.code === 'table-sat' || news.code === 'table-lent' || news.code === 'table-freed' ? news.seat : null;
}

function after(seat: SeatView, news: TableNews, names: ReadonlyMap<string, string | null>): SeatView {
  if (news.code === 'table-sat') return { ...NOBODY, who: news.who, name: names.get(news.who) ?? null };
  return news.code === 'table-lent' ? { ...seat, bot: news.bot } : NOBODY;
}
