// What happened at a real table, kept on this device: a list of facts, of which the last can always be taken back. Nothing is
// shown as kept that is not.

import { lastGame } from '../companion/facts';

const VERSION = 1;
const NAMES = 'volteface-companion-names';
const keyOf = (game: string) => `volteface-companion-${game}`;

interface Written {
  version: number;
  game: string;
  facts: unknown;
}

export class Journal<Fact extends { do: string }> {
  facts = $state.raw<readonly Fact[]>([]);
  /** Why what is shown is not kept; or that something could not be read, and was set aside. */
  trouble = $state<'not-kept' | 'set-aside' | null>(null);
  readonly #key: string;
  readonly #read: (value: unknown) => Fact[] | null;

  constructor(
    readonly game: string,
    read: (value: unknown) => Fact[] | null,
  ) {
    this.#key = keyOf(game);
    this.#read = read;
    this.#load();
  }

  /** Before a new game only the last one stays, so that beginning can be taken back, too. */
  add(fact: Fact): void {
    this.#become([...(fact.do === 'begin' ? lastGame(this.facts) : this.facts), fact]);
  }

  undo(): void {
    this.#become(this.facts.slice(0, -1));
  }

  /** Keep what is shown, or say why not. */
  keep(): void {
    try {
      localStorage.setItem(this.#key, this.text);
      this.trouble = null;
    } catch {
      this.trouble = 'not-kept';
    }
  }

  /** All of it, as it is kept and saved. */
  get text(): string {
    return JSON.stringify({ version: VERSION, game: this.game, facts: this.facts } satisfies Written);
  }

  /** Take over what a file holds; false if it is none of this game. */
  take(text: string): boolean {
    const facts = this.#parsed(text);
    if (!facts?.length) return false;
    this.#become(facts);
    return true;
  }

  /** Another page of this device has changed it. */
  hear(event: StorageEvent): void {
    if (event.key === this.#key && event.newValue !== null) this.facts = this.#parsed(event.newValue) ?? this.facts;
  }

  #become(facts: readonly Fact[]): void {
    this.facts = facts;
    this.keep();
  }

  #load(): void {
    try {
      const text = localStorage.getItem(this.#key);
      if (text === null) return;
      const facts = this.#parsed(text);
      if (facts) this.facts = facts;
      else {
        localStorage.setItem(`${this.#key}-aside`, text);
        this.trouble = 'set-aside';
      }
    } catch {
      this.trouble = 'not-kept';
    }
  }

  #parsed(text: string): Fact[] | null {
    try {
      const { version, game, facts } = JSON.parse(text) as Written;
      return version === VERSION && game === this.game ? this.#read(facts) : null;
    } catch {
      return null;
    }
  }
}

/** Who plays the game that is kept on this device; null if there is none. */
export function keptPlayers(game: string): readonly string[] | null {
  try {
    const { facts } = JSON.parse(localStorage.getItem(keyOf(game)) ?? '{}') as { facts?: { names?: readonly string[] }[] };
    return facts?.findLast((fact) => fact.names)?.names ?? null;
  } catch {
    return null;
  }
}

/** The names of those who played last, whatever it was. */
export function lastNames(): string[] {
  try {
    const names: unknown = JSON.parse(localStorage.getItem(NAMES) ?? '[]');
    return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}

export function rememberNames(names: readonly string[]): void {
  try {
    localStorage.setItem(NAMES, JSON.stringify(names));
  } catch {
    // then they are typed again
  }
}
