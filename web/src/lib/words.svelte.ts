// What the page says, in the person's language. The files are those that Python reads.

import { FluentBundle, FluentResource } from '@fluent/bundle';

import type { Refusal } from '../generated/messages';
import { keep, settings } from './settings.svelte';

type Fact = string | number | boolean | null | undefined;
export type Facts = Record<string, Fact>;

const files = import.meta.glob<string>('../../../src/volteface/locales/*.ftl', { query: '?raw', import: 'default' });
const paths = Object.fromEntries(Object.keys(files).map((path) => [path.replace(/.*\/(\w+)\.ftl$/, '$1'), path]));

export const languages = Object.keys(paths).sort();

let bundle = $state.raw(new FluentBundle('en'));

/** Learn a language, or the first of the browser's that we speak; English otherwise. */
export async function learn(wished: string): Promise<void> {
  const wishes = [wished, ...navigator.languages.map((tag) => tag.slice(0, 2))];
  const code = wishes.find((wish) => wish in paths) ?? 'en';
  const learned = new FluentBundle(code, { useIsolating: false });
  learned.addResource(new FluentResource(await files[paths[code]!]!()));
  bundle = learned;
  document.documentElement.lang = code;
  if (wished) {
    settings.language = code;
    keep();
  }
}

export function spoken(): string {
  return bundle.locales[0] ?? 'en';
}

/** A message with its facts; truth values are `true` and `false` in the files. */
export function say(id: string, facts: Facts = {}): string {
  const message = bundle.getMessage(id);
  if (!message?.value) return id;
  const values = Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [name, typeof fact === 'number' ? fact : String(fact ?? '')]),
  );
  return bundle.formatPattern(message.value, values);
}

/** Of facts that came over the wire, those that a message can speak of. */
export function plain(facts: Record<string, unknown>): Facts {
  return Object.fromEntries(Object.entries(facts).filter((fact): fact is [string, Fact] => isPlain(fact[1])));
}

function isPlain(fact: unknown): fact is Fact {
  return fact === null || ['string', 'number', 'boolean'].includes(typeof fact);
}

export function has(id: string): boolean {
  return bundle.hasMessage(id);
}

/** Why something was refused: translated by its code, or the English sentence that came with it. */
export function explain(refusal: Refusal): string {
  const id = `error-${refusal.code}`;
  return has(id) ? say(id, plain(refusal.facts)) : refusal.sentence;
}
