// Verso alone against the deck (V4 to V11): what lies before the player, what the deck's card does, squares and points. Faces
// are written `B3` and `G*`, sequences `blue 3-5 *4`. The points of a bank are read off the cards by the player.

import { CONSTANTS } from '../generated/verso.ts';
import type { Begin } from './facts.ts';
import { impossible, isCount, isListOf, isText, lastGame } from './facts.ts';

export const LETTERS = { blue: 'B', green: 'G', orange: 'O' } as const;
export type Colour = keyof typeof LETTERS;
const COLOURS = Object.keys(LETTERS) as Colour[];
const JOKER = '*';

/** A card was laid, a sequence banked; the deck turned a card, and one of the player's turned into another; cards as they
 * really lie; no last bank. */
export type AloneFact =
  | { do: 'draw'; face: string }
  | { do: 'bank'; sequence: string; points: number }
  | { do: 'deck'; old: string; new: string }
  | { do: 'turn'; face: string }
  | { do: 'lay'; cards: readonly string[] }
  | { do: 'pass' };

export interface Alone {
  cards: readonly string[];
  deck: number;
  runs: number;
  squares: number;
  /** The player's turn, the deck's, a card to be turned, the last bank, the end. */
  phase: 'turn' | 'deck' | 'turning' | 'last' | 'over';
  /** What the deck's last card has done. */
  effect: 'joker' | 'lower' | 'higher' | 'nothing' | null;
  turning: string | null;
  /** Whether the last step made a square, and whether it lost a card. */
  square: boolean;
  lost: string | null;
}

/** What can be banked: the cards of a row from the lowest to the highest, the joker where it stands. */
export interface Sequence {
  text: string;
  colour: Colour;
  cards: readonly string[];
}

export function alone(facts: readonly ({ do: string } & (Begin | AloneFact | { do: 'score' | 'mend' | 'drop' | 'empty' }))[]): Alone {
  const [begin, ...others] = lastGame(facts);
  if (begin?.do !== 'begin' || begin.names.length !== 1) impossible(begin ?? { do: 'nothing' });
  const start: Alone = { ...EMPTY, deck: CONSTANTS.solo_cards };
  return others.reduce((state, fact) => after(state, fact as AloneFact), start);
}

const EMPTY: Alone = {
  cards: [],
  deck: 0,
  runs: 0,
  squares: 0,
  phase: 'turn',
  effect: null,
  turning: null,
  square: false,
  lost: null,
};

function after(before: Alone, fact: AloneFact): Alone {
  const state = { ...before, square: false, lost: null };
  switch (fact.do) {
    case 'draw': {
      if (state.phase !== 'turn' || !isFace(fact.face)) impossible(fact);
      const drawn = put({ ...state, deck: state.deck - 1, effect: null }, state.cards, fact.face);
      return { ...drawn, phase: drawn.deck ? 'deck' : 'last' };
    }
    case 'bank':
      return banked(state, fact);
    case 'deck':
      return turned(state, fact);
    case 'turn': {
      const { turning } = state;
      if (turning === null || !behind(turning).includes(fact.face)) impossible(fact);
      const rest = state.cards.filter((card) => card !== turning);
      return { ...put(state, rest, fact.face), turning: null, phase: state.deck ? 'turn' : 'last' };
    }
    case 'lay': {
      if (!fact.cards.every(isFace) || new Set(fact.cards).size < fact.cards.length || state.turning) impossible(fact);
      return { ...state, cards: inOrder(fact.cards) };
    }
    case 'pass':
      return state.phase === 'last' ? { ...state, phase: 'over' } : impossible(fact);
    default:
      return impossible(fact);
  }
}

/** V6, V11: points, then the two highest cards go; alone nothing is turned for it. */
function banked(state: Alone, fact: { do: 'bank'; sequence: string; points: number }): Alone {
  const sequence = sequences(state.cards).find(({ text }) => text === fact.sequence);
  if (!sequence || (state.phase !== 'turn' && state.phase !== 'last')) impossible(fact);
  const least = sequence.cards.length;
  if (fact.points < least || fact.points > 3 * least || (fact.points - least) % 2) impossible(fact);
  const gone = sequence.cards.slice(-2);
  const cards = state.cards.filter((card) => !gone.includes(card));
  const phase = state.phase === 'last' ? 'over' : 'deck';
  return { ...state, cards, runs: state.runs + fact.points, phase, effect: null };
}

/** V11: if the deck's card turns to a higher number, the player turns the highest card of that colour. */
function turned(state: Alone, fact: { do: 'deck'; old: string; new: string }): Alone {
  if (state.phase !== 'deck' || !behind(fact.old).includes(fact.new)) impossible(fact);
  const deck = state.deck - 1;
  const effect = does(state.cards, fact.old, fact.new);
  if (effect === 'higher') return { ...state, deck, effect, turning: highest(state.cards, fact.new[0]!), phase: 'turning' };
  return { ...state, deck, effect, phase: deck ? 'turn' : 'last' };
}

function does(cards: readonly string[], old: string, face: string): 'joker' | 'lower' | 'higher' | 'nothing' {
  if (old[1] === JOKER || face[1] === JOKER) return 'joker';
  if (Number(face[1]) <= Number(old[1])) return 'lower';
  return highest(cards, face[0]!) === null ? 'nothing' : 'higher';
}

/** V4, V8, V9: a card comes to its place, or is lost if one lies there; then a square is looked for. */
function put(state: Alone, rest: readonly string[], face: string): Alone {
  const lost = rest.includes(face) ? face : null;
  const cards = lost ? rest : inOrder([...rest, face]);
  const square = isSquare(cards) && !isSquare(state.cards);
  return { ...state, cards, lost, square, squares: state.squares + (square ? CONSTANTS.square : 0) };
}

/** V7: the highest card of a colour, a joker only if it is the only one. */
export function highest(cards: readonly string[], letter: string): string | null {
  const row = cards.filter((card) => card[0] === letter);
  return row.findLast((card) => card[1] !== JOKER) ?? row[0] ?? null;
}

export function isSquare(cards: readonly string[]): boolean {
  return COLOURS.every((colour) => cards.filter((card) => card[0] === LETTERS[colour]).length >= CONSTANTS.square_row);
}

/** V5: every sequence that can be banked. */
export function sequences(cards: readonly string[]): Sequence[] {
  return COLOURS.flatMap((colour) => rowSequences(cards, colour));
}

function rowSequences(cards: readonly string[], colour: Colour): Sequence[] {
  const letter = LETTERS[colour];
  const has = (value: number | string) => cards.includes(`${letter}${value}`);
  const found: Sequence[] = [];
  const add = (low: number, high: number, joker: number) => {
    const values = Array.from({ length: high - low + 1 }, (_, i) => low + i);
    const text = `${colour} ${low}-${high}${joker ? ` *${joker}` : ''}`;
    found.push({ text, colour, cards: values.map((value) => `${letter}${value === joker ? JOKER : value}`) });
  };
  for (let low = 1; low <= 5; low += 1) {
    let gap = 0; // the one value that the joker must stand for
    for (let high = low; high <= 6; high += 1) {
      if (!has(high)) {
        if (gap || !has(JOKER)) break;
        gap = high;
      }
      if (high === low) continue;
      add(low, high, gap);
      if (!gap && has(JOKER)) for (let value = low; value <= high; value += 1) add(low, high, value); // its card then stays out
    }
  }
  return found;
}

/** Which faces can be behind one, by the cards of the box. */
export function behind(face: string): string[] {
  const at = COLOURS.findIndex((colour) => LETTERS[colour] === face[0]);
  const [next, other] = [1, 2].map((step) => LETTERS[COLOURS[(at + step) % 3]!]) as [string, string];
  if (face[1] === JOKER) return [...[2, 4, 6].map((value) => `${next}${value}`), ...[1, 3, 5].map((value) => `${other}${value}`)];
  const value = Number(face[1]);
  const near = [((value + 4) % 6) + 1, (value % 6) + 1];
  const joker = `${value % 2 ? next : other}${JOKER}`;
  return [...[next, other].flatMap((letter) => near.map((one) => `${letter}${one}`)), joker];
}

function isFace(face: string): boolean {
  return /^[BGO][1-6*]$/.test(face);
}

/** As they lie: the numbers of each row, then its joker. */
function inOrder(cards: readonly string[]): string[] {
  const place = (card: string) => 'BGO'.indexOf(card[0]!) * 7 + (card[1] === JOKER ? 7 : Number(card[1]));
  return cards.toSorted((a, b) => place(a) - place(b));
}

export const ALONE = {
  draw: { face: isText },
  bank: { sequence: isText, points: isCount },
  deck: { old: isText, new: isText },
  turn: { face: isText },
  lay: { cards: isListOf(isText) },
  pass: {},
};
