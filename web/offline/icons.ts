// The mark of the house, drawn by code: one list of shapes, as an SVG for browser tabs and as PNG pictures for home screens.

import { crc32, deflateSync } from 'node:zlib';

type Point = readonly [x: number, y: number];

interface Shape {
  path: string; // as SVG writes it
  fill: string;
}

const SIZE = 64; // units of the drawing
const FINE = 4; // lines and columns of a pixel that are looked at
const CURVE = 24; // straight pieces of a curve
const PAPER = '#f7f2e8';
const SAFE = 0.7; // so much of the drawing that all of it lies in the circle that no system cuts off

/** A sheet before another one, with land below. */
const MARK: readonly Shape[] = [
  { path: sheet(8, 6), fill: '#1f5f8b' },
  { path: sheet(22, 8), fill: '#e08a3c' },
  { path: 'M22 50C28 41 34 41 39 47C44 53 50 51 56 44V51C56 55 53 58 49 58H29C25 58 22 55 22 51Z', fill: '#3d7048' },
];

/** A sheet of paper with round corners. */
function sheet(x: number, y: number): string {
  const [width, height, round] = [34, 50, 7];
  const near = round * 0.448; // where a curve is led from to be a quarter of a circle
  const [right, bottom] = [x + width, y + height];
  return (
    `M${x + round} ${y}H${right - round}C${right - near} ${y} ${right} ${y + near} ${right} ${y + round}` +
    `V${bottom - round}C${right} ${bottom - near} ${right - near} ${bottom} ${right - round} ${bottom}` +
    `H${x + round}C${x + near} ${bottom} ${x} ${bottom - near} ${x} ${bottom - round}` +
    `V${y + round}C${x} ${y + near} ${x + near} ${y} ${x + round} ${y}Z`
  );
}

export function svg(): string {
  const shapes = MARK.map(({ path, fill }) => `<path d="${path}" fill="${fill}"/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}">${shapes}</svg>\n`;
}

/** The mark as a PNG of so many pixels: on nothing, or on paper and small enough to be cut to any shape. */
export function png(pixels: number, onPaper: boolean): Buffer {
  const whole = onPaper ? [{ path: `M0 0H${SIZE}V${SIZE}H0Z`, fill: PAPER }] : [];
  const rows = Array.from({ length: pixels }, () => new Float64Array(pixels * 4));
  for (const { path, fill } of whole) paint(rows, flat(path), fill, 1);
  for (const { path, fill } of MARK) paint(rows, flat(path), fill, onPaper ? SAFE : 1);
  return encoded(rows);
}

/** A path of M, H, V, C and Z as the corners of a polygon. */
function flat(path: string): Point[] {
  const points: Point[] = [];
  for (const [, letter, rest] of path.matchAll(/([MHVCZ])([^MHVCZ]*)/g)) {
    const numbers = rest!.trim().split(' ').map(Number);
    const [x, y] = points.at(-1) ?? [0, 0];
    if (letter === 'M') points.push([numbers[0]!, numbers[1]!]);
    if (letter === 'H') points.push([numbers[0]!, y]);
    if (letter === 'V') points.push([x, numbers[0]!]);
    if (letter !== 'C') continue;
    const [a, b, c, d, endX, endY] = numbers as [number, number, number, number, number, number];
    for (let step = 1; step <= CURVE; step++) {
      const [t, u] = [step / CURVE, 1 - step / CURVE];
      const at = (from: number, one: number, two: number, to: number) =>
        u ** 3 * from + 3 * u ** 2 * t * one + 3 * u * t ** 2 * two + t ** 3 * to;
      points.push([at(x, a, c, endX), at(y, b, d, endY)]);
    }
  }
  return points;
}

/** Lay a polygon over the pixels, as much as it covers each of them. */
function paint(rows: Float64Array[], shape: readonly Point[], fill: string, scale: number): void {
  const unit = (rows.length * FINE * scale) / SIZE;
  const move = (rows.length * FINE * (1 - scale)) / 2;
  const corners = shape.map(([x, y]): Point => [x * unit + move, y * unit + move]);
  const colour = [1, 3, 5].map((at) => parseInt(fill.slice(at, at + 2), 16));
  for (const [number, row] of rows.entries()) {
    const covered = new Float64Array(rows.length);
    for (let line = 0; line < FINE; line++) {
      const crossings = crossed(corners, number * FINE + line + 0.5);
      for (let i = 0; i + 1 < crossings.length; i += 2) {
        for (let x = Math.ceil(crossings[i]! - 0.5); x < crossings[i + 1]! - 0.5; x++) covered[Math.floor(x / FINE)]! += 1 / FINE ** 2;
      }
    }
    for (const [column, share] of covered.entries()) if (share) lay(row, column * 4, colour, Math.min(1, share));
  }
}

/** Where the edges of a polygon cross a line, from left to right. */
function crossed(corners: readonly Point[], y: number): number[] {
  return corners
    .flatMap(([x, from], i) => {
      const [nextX, to] = corners[(i + 1) % corners.length]!;
      return from <= y === to <= y ? [] : [x + ((y - from) / (to - from)) * (nextX - x)];
    })
    .sort((one, other) => one - other);
}

function lay(row: Float64Array, at: number, colour: readonly number[], share: number): void {
  const below = row[at + 3]! / 255;
  const whole = share + below * (1 - share);
  for (const [i, one] of colour.entries()) row[at + i] = (one * share + row[at + i]! * below * (1 - share)) / whole;
  row[at + 3] = whole * 255;
}

/** Pixels as a PNG file: red, green, blue and how opaque. */
function encoded(rows: readonly Float64Array[]): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(rows.length, 0);
  head.writeUInt32BE(rows.length, 4);
  head.set([8, 6], 8);
  const lines = rows.map((row) => Buffer.from([0, ...row.map(Math.round)]));
  const parts = [chunk('IHDR', head), chunk('IDAT', deflateSync(Buffer.concat(lines), { level: 9 })), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts]);
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
