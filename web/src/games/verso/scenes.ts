// What news do at the table, one scene after the other: which cards leave, whether they turn over, where they go, and
// what is seen meanwhile. Only what the news say is played out; the server's own view comes after the last.

import type { News, Seen as Player, View } from '../../generated/verso';
import type { Face } from './faces';
import { read } from './faces';

/** News that move something. */
type Moving = Extract<News, { code: 'drawn' | 'opponent' | 'announced' | 'turned' | 'banked' | 'square' | 'over' }>;

/** A copy of a card that moves between two spots: `deck`, `pile`, or a place of a seat, `2 green4`. */
export interface Flight {
  from: string;
  to: string;
  face: Face;
  turned: Face | null; // what it shows after it has been turned over in its place
}

/** While a bank is played out: whose, its cards by their spots, and who turns a card because of it. */
export interface Marks {
  banker: number | null;
  raised: readonly string[];
  victims: readonly number[];
}

export interface Scene {
  at: number; // which of the news it is of
  flights: Flight[];
  lifted: View; // while cards are in the air
  landed: View; // once they have arrived
  gain: { seat: number; points: number; square: boolean } | null;
  marks: Marks;
  read: boolean; // whether there is nothing to see but its sentence
}

export const NO_MARKS: Marks = { banker: null, raised: [], victims: [] };
const LONG = 8; // more news than one turn has: whoever gets them at once was away

/** The scenes that lead from what is shown to the next view; none if the news between do not tell the way. */
export function scenes(shown: View, next: View, told: readonly News[]): Scene[] {
  const news = told.flatMap((one, at) => (moves(one) ? [{ one, at }] : []));
  const drawn = news.filter(({ one }) => 'top' in one).length;
  if (shown.deck - drawn !== next.deck || shown.players.length !== next.players.length || news.length > LONG) return [];
  const all: Scene[] = [];
  let view = shown;
  let marks = NO_MARKS;
  news.forEach(({ one, at }, i) => {
    const later = news.slice(i + 1).find(({ one: other }) => 'top' in other)?.one;
    if ('seat' in one && (one.code === 'drawn' || one.code === 'announced') && view.phase === 'turn') view = { ...view, turn: one.seat };
    if (one.code === 'announced') marks = marked(one, one.turns);
    else if (one.code === 'banked') marks = marked(one, []);
    const shownAt = one.code === 'over' ? at - 1 : at; // the last banks stay in sight before the end is told
    for (const scene of played(view, one, later && 'top' in later ? later.top : next.top)) all.push({ at: shownAt, marks, ...scene });
    view = all.at(-1)!.landed;
    if (one.code === 'banked') marks = NO_MARKS;
  });
  return all;
}

function moves(news: News): news is Moving {
  return ['drawn', 'opponent', 'announced', 'turned', 'banked', 'square', 'over'].includes(news.code);
}

function marked({ seat, cards }: { seat: number; cards: string[] }, victims: readonly number[]): Marks {
  return { banker: seat, raised: cards.map((card) => spot(seat, read(card).face)), victims };
}

type Played = Omit<Scene, 'at' | 'marks'>;

function played(view: View, news: Moving, top: string | null): Played[] {
  switch (news.code) {
    case 'drawn': {
      const { seat, turned, face, discarded } = news;
      return [move({ ...view, deck: view.deck - 1, top }, 'deck', news.top, turned ? face : null, discarded ? null : seat)];
    }
    case 'opponent':
      return [move({ ...view, deck: view.deck - 1, top }, 'deck', news.top, news.face, null)];
    case 'over':
    case 'announced':
      return [{ ...still(view), read: true }];
    case 'turned': {
      const { seat, old, face, discarded, broken } = news;
      const without = change(view, seat, {
        cards: left(view, seat, [old]),
        square: view.players[seat]!.square && !broken,
      });
      return [move(without, spot(seat, read(old).face), old, face, discarded ? null : seat)];
    }
    case 'banked': {
      const { seat, points, discards, broken } = news;
      const counted = change(view, seat, { score: view.players[seat]!.score + points });
      const lifted = change(counted, seat, { cards: left(view, seat, discards), square: view.players[seat]!.square && !broken });
      const flights = discards.map((card) => ({ from: spot(seat, read(card).face), to: 'pile', face: read(card).face, turned: null }));
      return [
        { ...still(counted), lifted: view, gain: { seat, points, square: false } },
        { ...still(lifted), flights, landed: { ...lifted, discards: [...view.discards, ...discards] } },
      ];
    }
    case 'square': {
      const { seat, points } = news;
      const landed = change(view, seat, { score: view.players[seat]!.score + points, square: true });
      return [{ ...still(landed), lifted: view, gain: { seat, points, square: true } }];
    }
  }
}

function still(view: View): Played {
  return { flights: [], lifted: view, landed: view, gain: null, read: false };
}

/** One card goes, perhaps turned over, to its place before a seat, or to the pile if it is nobody's. */
function move(lifted: View, from: string, old: string, turned: string | null, seat: number | null): Played {
  const face = read(turned ?? old).face;
  const card = turned ? both(old, turned) : old;
  const landed =
    seat === null
      ? { ...lifted, discards: [...lifted.discards, card] }
      : change(lifted, seat, { cards: [...lifted.players[seat]!.cards, card] });
  const to = seat === null ? 'pile' : spot(seat, face);
  return { ...still(lifted), flights: [{ from, to, face: read(old).face, turned: turned ? face : null }], landed };
}

export function spot(seat: number, { colour, value }: Face): string {
  return `${seat} ${colour}${value}`;
}

/** A card of which both faces are known, the second one up. */
function both(down: string, up: string): string {
  const [one, three] = up.endsWith(':1') ? [up, down] : [down, up];
  return `${one.split(':')[0]}/${three.split(':')[0]}:${up.split(':')[1]}`;
}

/** A seat's cards without these. */
function left(view: View, seat: number, cards: string[]): string[] {
  const places = cards.map((card) => spot(seat, read(card).face));
  return view.players[seat]!.cards.filter((card) => !places.includes(spot(seat, read(card).face)));
}

function change(view: View, seat: number, fields: Partial<Player>): View {
  return { ...view, players: view.players.map((player, number) => (number === seat ? { ...player, ...fields } : player)) };
}
