// What the page says, in the person's language. The files are those that Python reads.

import { FluentBundle, FluentResource } from '@fluent/bundle';

import type { Refusal } from '../generated/messages';
import { keep, settings } from './settings.svelte';

type Fact = string | number | boolean | null | undefined;
export type Facts = Record<string, Fact>;

const files = import.meta.glob<string>('../../../src/volteface/locales/*.ftl', { query: '?raw', import: 'default' });
const paths = Object.fromEntries(Object.keys(files).map((path) => [path.replace(/.*\/(\w+)\.ftl$/, '$1'), path]));

const all = Object.keys(paths).sort();
let offered = $state.raw(all);

let bundle = $state.raw(new FluentBundle('en'));

function best(wished: string): string {
  const wishes = [wished, ...navigator.languages.map((tag) => tag.slice(0, 2)), 'en'];
  return wishes.find((wish) => offered.includes(wish)) ?? offered[0]!;
}

/** Learn a language, or the first of the browser's that we speak; English otherwise. */
export async function learn(wished: string): Promise<void> {
  const code = best(wished);
  const learned = new FluentBundle(code, { useIsolating: false });
  learned.addResource(new FluentResource(await files[paths[code]!]!()));
  bundle = learned;
  document.documentElement.lang = code;
  document.querySelector('link[rel=manifest]')?.setAttribute('href', `/manifest.${code}.webmanifest`);
  if (wished) {
    settings.language = code;
    keep();
  }
}

/** The languages to choose from. */
export function languages(): readonly string[] {
  return offered;
}

/** Speak only these, as the host says: one of them now, and whenever this person comes back. */
export async function offer(codes: readonly string[]): Promise<void> {
  const known = all.filter((code) => codes.includes(code));
  if (known.length) offered = known;
  if (!offered.includes(spoken())) await learn(best(''));
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
