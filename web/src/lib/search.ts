// Looking for words in the rulebooks: without regard to capitals, accents, and the signs that a keyboard lacks.

import type { Block, Book, Span } from './rulebook';

/** A part of a text, and whether it is one of the words that were looked for. */
export interface Part {
  text: string;
  found: boolean;
}

export interface Found {
  game: string;
  id: string;
  title: string;
  /** A piece of the text around the first word. */
  excerpt: string;
}

const SIGNS: Record<string, string> = { '’': "'", '\u00a0': ' ', '\u202f': ' ', '–': '-', ß: 'ss', œ: 'oe', æ: 'ae' };
const AROUND = 60; // letters of an excerpt on each side
const LONG = 4; // letters of a word that is found within others, too
const NEAREST = 5; // places, where none has all of the words

/** A letter as it is compared: `É` and `e` are the same. */
function folded(letter: string): string {
  const small = letter.toLowerCase();
  return SIGNS[small] ?? small.normalize('NFD').replace(/\p{M}/gu, '');
}

/** A text as it is compared, and for each of its letters the place it has in the text. */
function fold(text: string): { text: string; places: number[] } {
  const places: number[] = [];
  let all = '';
  for (const [at, letter] of [...text].entries()) {
    const plain = folded(letter);
    all += plain;
    for (let i = 0; i < plain.length; i += 1) places.push(at);
  }
  return { text: all, places };
}

/** The words of a question, as they are compared; a single letter is not worth looking for. */
export function words(question: string): string[] {
  return [...new Set(fold(question).text.split(/[\s,;.!?]+/))].filter((word) => word.length > 1);
}

/** Where the words are: short ones where a word begins, longer ones also within one, as German joins them. */
function places(text: string, wanted: readonly string[]): [from: number, to: number][] {
  const plain = fold(text);
  const found: [number, number][] = [];
  for (const word of wanted) {
    for (let at = plain.text.indexOf(word); at >= 0; at = plain.text.indexOf(word, at + 1)) {
      if (word.length < LONG && /[\p{L}\p{N}]/u.test(plain.text[at - 1] ?? '')) continue;
      found.push([plain.places[at]!, plain.places[at + word.length - 1]! + 1]);
    }
  }
  return found.sort((a, b) => a[0] - b[0]);
}

/** A text, cut where the words begin and end. */
export function parts(text: string, wanted: readonly string[]): Part[] {
  const letters = [...text];
  const cut: Part[] = [];
  let at = 0;
  const add = (to: number, found: boolean) => {
    if (to > at) cut.push({ text: letters.slice(at, to).join(''), found });
    at = Math.max(at, to);
  };
  for (const [from, to] of wanted.length ? places(text, wanted) : []) {
    add(from, false);
    add(to, true);
  }
  add(letters.length, false);
  return cut;
}

const plain = (spans: readonly Span[]) =>
  spans
    .filter((span) => span.kind !== 'rule')
    .map((span) => span.text)
    .join('')
    .trim();

function text(block: Block): string {
  if (block.kind === 'text') return plain(block.spans);
  if (block.kind === 'list') return block.items.map(plain).join(' ');
  if (block.kind === 'table') return [block.head, ...block.rows].map((row) => row.map(plain).join(' ')).join(' ');
  return block.kind === 'picture' ? plain(block.caption) : plain(block.answer);
}

/** What can be found: every section, and every question by itself. */
function* entries(book: Book): Generator<Omit<Entry, 'game'>> {
  for (const { id, title, blocks } of book.sections) {
    const own = blocks.filter((block) => block.kind !== 'question');
    yield { id, title, text: own.map(text).join(' ') };
    for (const block of blocks) if (block.kind === 'question') yield { id: block.id, title: block.title, text: text(block) };
  }
}

function excerpt(found: string, wanted: readonly string[]): string {
  const letters = [...found];
  const first = places(found, wanted)[0]?.[0] ?? 0;
  const from = first <= AROUND ? 0 : letters.indexOf(' ', first - AROUND) + 1;
  const end = letters.indexOf(' ', first + AROUND);
  const to = end < 0 ? letters.length : end;
  return `${from ? '… ' : ''}${letters.slice(from, to).join('')}${to < letters.length ? ' …' : ''}`;
}

interface Entry {
  game: string;
  id: string;
  title: string;
  text: string;
}

const all = (books: readonly Book[]): Entry[] =>
  books.flatMap((book) => [...entries(book)].map((entry) => ({ ...entry, game: book.game })));
const has = (where: string, word: string) => places(where, [word]).length > 0;
const tells = ({ title, text }: Entry, word: string) => has(`${title} ${text}`, word);
const found = ({ game, id, title, text }: Entry, wanted: readonly string[]): Found => ({ game, id, title, excerpt: excerpt(text, wanted) });

/** The places that have all of the words: the first book's before the others', and those with a word in the title before all. */
export function search(books: readonly Book[], wanted: readonly string[]): Found[] {
  if (!wanted.length) return [];
  const named = (entry: Entry) => wanted.every((word) => has(entry.title, word));
  return books
    .flatMap((book) =>
      all([book])
        .filter((entry) => wanted.every((word) => tells(entry, word)))
        .sort((a, b) => Number(named(b)) - Number(named(a))),
    )
    .map((entry) => found(entry, wanted));
}

/** Where no place has all of the words, those that have most of them: the fewer places have a word, the more it says. */
export function nearest(books: readonly Book[], wanted: readonly string[]): Found[] {
  const every = all(books);
  const worth = new Map(wanted.map((word) => [word, Math.log(every.length / every.filter((entry) => tells(entry, word)).length)]));
  const weigh = (entry: Entry) =>
    wanted.reduce((sum, word) => sum + (tells(entry, word) ? worth.get(word)! * (has(entry.title, word) ? 2 : 1) : 0), 0);
  const weights = new Map(every.map((entry) => [entry, weigh(entry)]));
  return every
    .filter((entry) => weights.get(entry)! > 0)
    .sort((a, b) => weights.get(b)! - weights.get(a)!)
    .slice(0, NEAREST)
    .map((entry) => found(entry, wanted));
}
