// A game at a real table is a list of facts, each with what it says: a state is what follows from them, and the last one can
// always be taken back. Files and storage may hold anything: their facts are looked at before they are believed.

/** Every game begins with who plays, in the order around the table. */
export interface Begin {
  do: 'begin';
  names: readonly string[];
  at: number;
}

type Test = (value: unknown) => boolean;
export type Shapes = Record<string, Record<string, Test>>;

const MOST = 2000; // facts of a game, far more than any has
const LONGEST = 40; // letters of a name

export const isCount: Test = (value) => Number.isInteger(value) && (value as number) >= 0;
export const isText: Test = (value) => typeof value === 'string' && value.length <= LONGEST;
export const isTrueOrFalse: Test = (value) => typeof value === 'boolean';
export const isListOf =
  (test: Test): Test =>
  (value) =>
    Array.isArray(value) && value.length < MOST && value.every(test);

export const BEGIN = { names: isListOf(isText), at: isCount };

/** The facts in a value of unknown origin, if that is what it holds and a state follows from them. */
export function readFacts<Fact>(value: unknown, shapes: Shapes, follow: (facts: readonly Fact[]) => unknown): Fact[] | null {
  if (!isListOf((fact) => isOne(fact, shapes))(value)) return null;
  try {
    follow(value as Fact[]);
    return value as Fact[];
  } catch {
    return null;
  }
}

function isOne(fact: unknown, shapes: Shapes): boolean {
  if (typeof fact !== 'object' || fact === null || !('do' in fact) || !Object.hasOwn(shapes, String(fact.do))) return false;
  const fields = fact as Record<string, unknown>;
  return Object.entries(shapes[String(fact.do)]!).every(([name, test]) => test(fields[name]));
}

/** The facts of the last game, which its beginning opens. */
export function lastGame<Fact extends { do: string }>(facts: readonly Fact[]): readonly Fact[] {
  return facts.slice(
    Math.max(
      0,
      facts.findLastIndex((fact) => fact.do === 'begin'),
    ),
  );
}

export function impossible(fact: { do: string }): never {
  throw new Error(`a fact that cannot be: ${JSON.stringify(fact)}`);
}

/** Those with the most: they share. */
export function best(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  return scores.flatMap((score, seat) => (score === most ? [seat] : []));
}
