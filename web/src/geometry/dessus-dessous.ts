// What a pile of layers looks like, while a finger still moves. The rules in Python are the authority: vectors that
// they write bind this file to them.
//
// A picture is 36 letters: nine cells in reading order, each its quarters north, east, south, west;
// R Y G B V, or `.` where the board shows. A side of a layer is a picture too, `.` being a hole.

export type Colour = 'R' | 'Y' | 'G' | 'B' | 'V';

export const COLOURS: readonly Colour[] = ['R', 'Y', 'G', 'B', 'V'];
export const EMPTY = '.'.repeat(36);

/** A layer as it lies: the side that is up, and quarter turns clockwise after the flip. */
export interface Placed {
  layer: number;
  back: boolean;
  turn: number;
}

export interface Mission {
  layers: number;
  picture: string;
}

const region = (row: number, column: number, quarter: number) => (row * 3 + column) * 4 + quarter;
const PLACES = Array.from({ length: 36 }, (_, i) => [Math.floor(i / 12), Math.floor(i / 4) % 3, i % 4] as const);
// Where each region of the turned picture comes from.
const TURN = PLACES.map(([row, column, quarter]) => region(2 - column, row, (quarter + 3) % 4));

// And where each region of the mirrored one does.
const FLIP = PLACES.map(([row, column, quarter]) => region(row, 2 - column, (4 - quarter) % 4));

/** The picture mirrored left-right: where things are once it has been turned over. */
export function mirrored(picture: string): string {
  return FLIP.map((from) => picture[from]).join('');
}

/** Three rows of three cells of quarters, as texts have them. */
export function writeRows(picture: string): string {
  return picture.replace(/(.{4})(.{4})(.{4})/g, '$1 $2 $3/').slice(0, -1);
}

/** The picture turned clockwise as a whole. */
export function turned(picture: string, quarters = 1): string {
  for (let i = 0; i < quarters % 4; i++) picture = TURN.map((from) => picture[from]).join('');
  return picture;
}

export function readPlaced(text: string): Placed {
  return { layer: Number(text[0]), back: text[1] === 'b', turn: Number(text.slice(2)) / 90 };
}

export function writePlaced({ layer, back, turn }: Placed): string {
  return `${layer}${back ? 'b' : 'f'}${turn * 90}`;
}

export function readMission(text: string): Mission {
  return { layers: Number(text[0]), picture: text.slice(2).replace(/[ /]/g, '') };
}

/** The layer turned over about the upright axis of the screen, however it is turned: left and right change places. */
export function flipped({ layer, back, turn }: Placed): Placed {
  return { layer, back: !back, turn: (4 - turn) % 4 };
}

/** How the five layers look, from their texts `front|back`; a back is drawn as it is seen after the flip. */
export class Layers {
  readonly #sides: string[][];

  constructor(texts: readonly string[]) {
    this.#sides = texts.map((text) => text.replace(/[ /]/g, '').split('|'));
  }

  look({ layer, back, turn }: Placed): string {
    return turned(this.#sides[layer - 1]?.[back ? 1 : 0] ?? EMPTY, turn);
  }

  /** What a pile shows from above, bottom to top; the board shows where all layers have holes. */
  picture(pile: readonly Placed[]): string {
    return pile.reduce(
      (below, placed) => Array.from(this.look(placed), (letter, i) => (letter === '.' ? below[i] : letter)).join(''),
      EMPTY,
    );
  }

  /** The picture alone counts, upright, with exactly the number of layers asked for. */
  isRight(mission: Mission, pile: readonly Placed[]): boolean {
    return pile.length === mission.layers && this.picture(pile) === mission.picture;
  }
}

/** The layer of a pile that one sees at a point of 6 by 6 units, or none where the board shows. */
export function uppermost(layers: Layers, pile: readonly Placed[], x: number, y: number): Placed | undefined {
  const [column, row] = [Math.floor(x / 2), Math.floor(y / 2)];
  const [east, south] = [x - column * 2 - 1, y - row * 2 - 1];
  const quarter = Math.abs(east) > Math.abs(south) ? (east > 0 ? 1 : 3) : south > 0 ? 2 : 0;
  return pile.findLast((placed) => (layers.look(placed)[region(row, column, quarter)] ?? '.') !== '.');
}

/** The regions in which two pictures differ. */
export function differences(one: string, other: string): number[] {
  return PLACES.map((_, i) => i).filter((i) => one[i] !== other[i]);
}

export const FEW = 18; // regions that differ, half of them: more are another picture

// What lies beyond each edge of a cell: a step of rows and columns.
const BEYOND = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
] as const;

/** How many shapes these regions are: those with an edge in common are one, as an outline shows them. */
export function shapes(regions: readonly number[]): number {
  const left = new Set(regions);
  let count = 0;
  for (const first of regions) {
    if (!left.delete(first)) continue;
    count += 1;
    const found = [first];
    for (const one of found) found.push(...neighbours(one).filter((other) => left.delete(other)));
  }
  return count;
}

function neighbours(one: number): number[] {
  const [row, column, quarter] = PLACES[one]!;
  const [down, across] = BEYOND[quarter]!;
  const beyond = [row + down, column + across] as const;
  const within = beyond.every((place) => place >= 0 && place < 3);
  return [
    region(row, column, (quarter + 1) % 4),
    region(row, column, (quarter + 3) % 4),
    ...(within ? [region(...beyond, (quarter + 2) % 4)] : []),
  ];
}

/** What alone is wrong with a pile, if it is one thing: a layer's turn; its side, which turning it over as a tap does makes
 * right; both; or the order. */
export function fault(
  layers: Layers,
  mission: Mission,
  pile: readonly Placed[],
): { what: 'turn' | 'side' | 'layer' | 'order'; layer?: number } | null {
  const isRight = (other: readonly Placed[]) => layers.isRight(mission, other);
  const rotated = (placed: Placed) => [0, 1, 2, 3].map((turn) => ({ ...placed, turn }));
  const mended = { turn: rotated, side: (placed: Placed) => [flipped(placed)], layer: (placed: Placed) => rotated(flipped(placed)) };
  for (const what of ['turn', 'side', 'layer'] as const) {
    for (const [place, placed] of pile.entries()) {
      if (mended[what](placed).some((way) => isRight(pile.with(place, way)))) return { what, layer: placed.layer };
    }
  }
  return orders(pile).some(isRight) ? { what: 'order' } : null;
}

function orders(pile: readonly Placed[]): Placed[][] {
  if (pile.length < 2) return [[...pile]];
  return pile.flatMap((first, place) => orders(pile.toSpliced(place, 1)).map((others) => [first, ...others]));
}

// A cell is two units wide, so that all corners are whole numbers.
const CORNERS = [
  [0, 0],
  [2, 0],
  [2, 2],
  [0, 2],
] as const;

/** The outline of these regions as an SVG path over 6 by 6 units: neighbours are merged, no line runs within. */
export function outline(regions: readonly number[]): string {
  const edges = new Map<string, Set<string>>();
  const add = (from: string, to: string) => {
    if (edges.get(to)?.delete(from)) return; // the neighbour's edge: neither is seen
    edges.set(from, (edges.get(from) ?? new Set()).add(to));
  };
  for (const i of regions) {
    const [row, column, quarter] = PLACES[i]!;
    const corner = (k: number) => `${column * 2 + CORNERS[k % 4]![0]} ${row * 2 + CORNERS[k % 4]![1]}`;
    const middle = `${column * 2 + 1} ${row * 2 + 1}`;
    add(corner(quarter), corner(quarter + 1));
    add(corner(quarter + 1), middle);
    add(middle, corner(quarter));
  }
  let path = '';
  for (const [start, ends] of edges) {
    while (ends.size) {
      let at = start;
      do {
        path += path.endsWith('Z') || !path ? `M${at}` : `L${at}`;
        const next: string = edges.get(at)!.values().next().value!;
        edges.get(at)!.delete(next);
        at = next;
      } while (at !== start);
      path += 'Z';
    }
  }
  return path;
}

/** The regions of a picture that have this colour; all that are no hole if none is named. */
export function coloured(picture: string, colour?: Colour): number[] {
  return PLACES.map((_, i) => i).filter((i) => (colour ? picture[i] === colour : picture[i] !== '.'));
}
