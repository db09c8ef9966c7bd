// The rulebooks: the files of `locales/rules`, which its README describes, read into blocks that pages draw. They are loaded
// when somebody opens them, each language by itself.

export type Span = { kind: 'text' | 'strong' | 'em' | 'rule'; text: string } | { kind: 'link'; text: string; to: string };

export interface Picture {
  kind: 'picture';
  name: string;
  caption: Span[];
}

export interface Question {
  kind: 'question';
  id: string;
  title: string;
  answer: Span[];
}

export type Block =
  | { kind: 'text'; spans: Span[] }
  | { kind: 'list'; ordered: boolean; items: Span[][] }
  | { kind: 'table'; head: Span[][]; rows: Span[][][] }
  | Picture
  | Question;

export interface Section {
  id: string;
  title: string;
  blocks: Block[];
}

export interface Book {
  game: string;
  title: string;
  lead: Block[];
  sections: Section[];
}

const SPAN = /\*\*(.+?)\*\*|\*(.+?)\*|\[([A-Z]\d+)\]|\[(.+?)\]\(#(.+?)\)/g;
const TITLE = /^(.*?)\s*\{#(.+)\}$/;

/** A text with what is marked in it. */
export function spans(text: string): Span[] {
  const found: Span[] = [];
  let at = 0;
  for (const match of text.matchAll(SPAN)) {
    const [whole, strong, em, rule, link, to] = match;
    if (match.index > at) found.push({ kind: 'text', text: text.slice(at, match.index) });
    if (strong) found.push({ kind: 'strong', text: strong });
    else if (em) found.push({ kind: 'em', text: em });
    else if (rule) found.push({ kind: 'rule', text: rule });
    else found.push({ kind: 'link', text: link!, to: to! });
    at = match.index + whole.length;
  }
  if (at < text.length) found.push({ kind: 'text', text: text.slice(at) });
  for (const [i, span] of found.entries()) {
    if (found[i + 1]?.kind === 'rule') span.text = span.text.trimEnd(); // a number stays with its word
  }
  return found;
}

function titled(line: string): { title: string; id: string } {
  const [, title, id] = TITLE.exec(line) ?? [];
  return { title: title ?? line, id: id ?? '' };
}

const cells = (line: string) =>
  line
    .slice(1, -1)
    .split('|')
    .map((cell) => spans(cell.trim()));

/** What stands between two empty lines. */
function block(lines: readonly string[]): Block {
  const first = lines[0]!;
  const picture = /^!\[(.*)\]\((.*)\)$/.exec(first);
  if (picture) return { kind: 'picture', name: picture[2]!, caption: spans(picture[1]!) };
  if (first.startsWith('> ')) {
    const [question, ...answer] = lines.map((line) => line.slice(2));
    return { kind: 'question', ...titled(question!), answer: spans(answer.join(' ')) };
  }
  if (first.startsWith('|')) {
    const [head, , ...rows] = lines.map(cells);
    return { kind: 'table', head: head!, rows };
  }
  if (/^(- |\d+\. )/.test(first)) {
    const items: string[] = [];
    for (const line of lines) {
      if (line.startsWith('  ')) items.push(`${items.pop() ?? ''} ${line.trim()}`);
      else items.push(line.replace(/^(- |\d+\. )/, ''));
    }
    return { kind: 'list', ordered: !first.startsWith('-'), items: items.map(spans) };
  }
  return { kind: 'text', spans: spans(lines.join(' ')) };
}

export function parse(game: string, text: string): Book {
  const book: Book = { game, title: '', lead: [], sections: [] };
  for (const chunk of text.split(/\n{2,}/).map((part) => part.trim())) {
    if (chunk.startsWith('## ')) book.sections.push({ ...titled(chunk.slice(3)), blocks: [] });
    else if (chunk.startsWith('# ')) book.title = chunk.slice(2);
    else if (chunk) (book.sections.at(-1)?.blocks ?? book.lead).push(block(chunk.split('\n')));
  }
  return book;
}

const files = import.meta.glob<string>('../../../src/volteface/locales/rules/*.*.md', { query: '?raw', import: 'default' });
const books = new Map<string, Promise<Book>>();

/** A game's rulebook in this language, or in English where there is none; null if the game has none. */
export function rulebook(game: string, language: string): Promise<Book | null> {
  const path = [language, 'en'].map((code) => `../../../src/volteface/locales/rules/${game}.${code}.md`).find((one) => one in files);
  if (!path) return Promise.resolve(null);
  const known = books.get(path);
  if (known) return known;
  const loaded = files[path]!().then((text) => parse(game, text));
  books.set(path, loaded);
  loaded.catch(() => books.delete(path));
  return loaded;
}
