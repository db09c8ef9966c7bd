// What news do at the table, one scene after the other: which cards leave, whether they turn over, where they go, and
// what is seen meanwhile. Only what the news say is played out; the server's own view comes after the last.

import type { News, Seen as Player, View } from '../../generated/verso';
import type { Face } from './faces';
import { read } from './faces';

/** News that move something. */
type Moving = Extract<News, { code: 'drawn' | 'opponent' | 'turned' | 'banked' | 'square' }>;

/** A copy of a card that moves between two spots: `deck`, `pile`, or of a seat a place or its score, `2 green4`. */
export interface Flight {
  from: string;
  to: string;
  face: Face;
  turned: Face | null; // what it shows after it has been turned over in its place
}

export interface Scene {
  news: News;
  flights: Flight[];
  lifted: View; // while cards are in the air
  landed: View; // once they have arrived
  gain: { seat: number; points: number } | null;
}

const LONG = 8; // more news than one turn has: whoever gets them at once was away

/** The scenes that lead from what is shown to the next view; none if the news between do not tell the way. */
export function scenes(shown: View, next: View, told: readonly News[]): Scene[] {
  const news = told.filter((one) => moves(one));
  const drawn = news.filter((one) => 'top' in one).length;
  if (shown.deck - drawn !== next.deck || shown.players.length !== next.players.length || news.length > LONG) return [];
  const all: Scene[] = [];
  let view = shown;
  news.forEach((one, i) => {
    const later = news.slice(i + 1).find((other) => 'top' in other);
    all.push(scene(view, one, later?.top ?? next.top, next));
    view = all.at(-1)!.landed;
  });
  return all;
}

function moves(news: News): news is Moving {
  return ['drawn', 'opponent', 'turned', 'banked', 'square'].includes(news.code);
}

function scene(view: View, news: Moving, top: string | null, next: View): Scene {
  const counted = (seat: number) => ({ score: next.players[seat]?.score ?? 0, square: next.players[seat]?.square ?? false });
  switch (news.code) {
    case 'drawn': {
      const { seat, turned, face, discarded } = news;
      return move(news, { ...view, deck: view.deck - 1, top }, 'deck', news.top, turned ? face : null, discarded ? null : seat);
    }
    case 'opponent':
      return move(news, { ...view, deck: view.deck - 1, top }, 'deck', news.top, news.face, null);
    case 'turned': {
      const { seat, old, face, discarded } = news;
      return move(news, without(view, seat, [old]), spot(seat, read(old).face), old, face, discarded ? null : seat);
    }
    case 'banked': {
      const { seat, points, cards, discards } = news;
      const flights = cards.map((card) => {
        const from = spot(seat, read(card).face);
        return { from, to: discards.includes(card) ? `${seat} score` : from, face: read(card).face, turned: null };
      });
      const rest = without(view, seat, discards);
      const landed = change({ ...rest, discards: [...view.discards, ...discards] }, seat, counted(seat));
      return { news, flights, lifted: without(view, seat, cards), landed, gain: { seat, points } };
    }
    case 'square': {
      const { seat, points } = news;
      return { news, flights: [], lifted: view, landed: change(view, seat, counted(seat)), gain: { seat, points } };
    }
  }
}

/** One card goes, perhaps turned over, to its place before a seat, or to the pile if it is nobody's. */
function move(news: News, lifted: View, from: string, old: string, turned: string | null, seat: number | null): Scene {
  const face = read(turned ?? old).face;
  const card = turned ? both(old, turned) : old;
  const landed =
    seat === null
      ? { ...lifted, discards: [...lifted.discards, card] }
      : change(lifted, seat, { cards: [...lifted.players[seat]!.cards, card] });
  const to = seat === null ? 'pile' : spot(seat, face);
  return { news, flights: [{ from, to, face: read(old).face, turned: turned ? face : null }], lifted, landed, gain: null };
}

export function spot(seat: number, { colour, value }: Face): string {
  return `${seat} ${colour}${value}`;
}

/** A card of which both faces are known, the second one up. */
function both(down: string, up: string): string {
  const [one, three] = up.endsWith(':1') ? [up, down] : [down, up];
  return `${one.split(':')[0]}/${three.split(':')[0]}:${up.split(':')[1]}`;
}

function without(view: View, seat: number, cards: string[]): View {
  const places = cards.map((card) => spot(seat, read(card).face));
  return change(view, seat, { cards: view.players[seat]!.cards.filter((card) => !places.includes(spot(seat, read(card).face))) });
}

function change(view: View, seat: number, fields: Partial<Player>): View {
  return { ...view, players: view.players.map((player, number) => (number === seat ? { ...player, ...fields } : player)) };
}
