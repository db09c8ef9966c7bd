// What blocks, board and card are made of: wood with a grain and a mark for each colour, painted by code, and shapes
// with soft edges.

import {
  BoxGeometry,
  BufferAttribute,
  BufferGeometry,
  CanvasTexture,
  Mesh,
  MeshStandardMaterial,
  RepeatWrapping,
  SRGBColorSpace,
} from 'three';
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js';

import type { Cube } from '../../geometry/recto-verso';
import { bounds, SIZE } from '../../geometry/recto-verso';
import { MARKS, signSize } from './marks';

const FACE = 128; // pixels of a cube's side
const GAP = 0.015; // so that two blocks side by side are two

function painted(width: number, height: number, paint: (brush: CanvasRenderingContext2D) => void): CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  paint(canvas.getContext('2d')!);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.wrapS = texture.wrapT = RepeatWrapping;
  texture.anisotropy = 4;
  return texture;
}

/** Fine lines along the wood, always the same for the same seed. */
function grain(brush: CanvasRenderingContext2D, size: number, seed: number, strength: number): void {
  for (let line = 0; line < 16; line += 1) {
    const y = ((line + 0.5 + Math.sin(seed * 7.3 + line * 2.1) * 0.35) * size) / 16;
    const bend = (Math.sin(seed * 3.7 + line) * size) / 40;
    brush.strokeStyle = line % 2 ? `rgb(255 245 225 / ${strength * 0.7})` : `rgb(40 22 8 / ${strength})`;
    brush.lineWidth = 1 + (line % 3);
    brush.beginPath();
    brush.moveTo(0, y);
    brush.bezierCurveTo(size * 0.35, y + bend, size * 0.65, y - bend, size, y);
    brush.stroke();
  }
}

/** The sign of a colour, in the middle of a square. */
function stamp(brush: CanvasRenderingContext2D, letter: string, left: number, top: number, square: number): void {
  const mark = MARKS[letter];
  if (!mark) return;
  const size = square * signSize();
  const edge = (square - size) / 2;
  brush.save();
  brush.translate(left + edge, top + edge);
  brush.scale(size / 24, size / 24);
  brush.fillStyle = mark.ink;
  brush.fill(new Path2D(mark.path), 'evenodd');
  brush.restore();
}

/** The wood of a colour; one cube's side with its mark. */
export function wood(letter: string): CanvasTexture {
  return painted(FACE, FACE, (brush) => {
    brush.fillStyle = MARKS[letter]!.wood;
    brush.fillRect(0, 0, FACE, FACE);
    grain(brush, FACE, letter.charCodeAt(0), 0.075);
    brush.globalAlpha = 0.9;
    stamp(brush, letter, 0, 0, FACE);
  });
}

/** The board from above: 4 by 4 squares let into a frame. */
function boardTop(): CanvasTexture {
  const size = 512;
  const square = size / 4.5;
  const edge = size / 18;
  return painted(size, size, (brush) => {
    brush.fillStyle = '#c89c68';
    brush.fillRect(0, 0, size, size);
    grain(brush, size, 5, 0.08);
    for (let cell = 0; cell < SIZE * SIZE; cell += 1) {
      const x = edge + (cell % SIZE) * square;
      const y = edge + Math.floor(cell / SIZE) * square;
      brush.fillStyle = (cell + Math.floor(cell / SIZE)) % 2 ? '#e0bd8c' : '#d8b07b';
      brush.fillRect(x + 2, y + 2, square - 4, square - 4);
      brush.strokeStyle = 'rgb(90 55 20 / 35%)';
      brush.lineWidth = 2;
      brush.strokeRect(x + 2, y + 2, square - 4, square - 4);
    }
  });
}

/** The board itself. */
export function board(): Mesh {
  const edge = () => new MeshStandardMaterial({ color: '#b98b57', roughness: 0.8 });
  const top = new MeshStandardMaterial({ map: boardTop(), roughness: 0.85 });
  return new Mesh(new BoxGeometry(4.5, 0.3, 4.5), [edge(), edge(), top, edge(), edge(), edge()]);
}

/** A facade as a printed card, its columns as wide as the board's. */
export function facadeCard(text: string): CanvasTexture {
  const size = 512;
  const edge = size * 0.04;
  const square = (size - 2 * edge) / SIZE;
  return painted(size, size, (brush) => {
    brush.fillStyle = '#fffaf0';
    brush.fillRect(0, 0, size, size);
    [...text.replaceAll('/', '')].forEach((letter, at) => {
      const x = edge + (at % SIZE) * square;
      const y = edge + Math.floor(at / SIZE) * square;
      if (MARKS[letter]) {
        brush.fillStyle = MARKS[letter].wood;
        brush.fillRect(x, y, square, square);
        stamp(brush, letter, x, y, square);
      }
      brush.strokeStyle = 'rgb(60 45 25 / 30%)';
      brush.lineWidth = 2;
      brush.strokeRect(x, y, square, square);
    });
  });
}

/** The straight runs of a shape: a bar is one, an L two that share a cube. */
function runs(cubes: readonly Cube[]): { low: Cube; size: Cube }[] {
  const lines = ([0, 1, 2] as const).flatMap((axis) => {
    const others = [0, 1, 2].filter((one) => one !== axis) as [number, number];
    const groups = new Map<string, Cube[]>();
    for (const cube of cubes) {
      const line = `${cube[others[0]]} ${cube[others[1]]}`;
      groups.set(line, [...(groups.get(line) ?? []), cube]);
    }
    return [...groups.values()].filter((group) => group.length > 1);
  });
  return (lines.length ? lines : [cubes]).map(bounds);
}

/** A piece that lies like this: u to the right, z up, v away; soft edges, each side of a cube with its mark. */
export function block(cubes: readonly Cube[]): BufferGeometry {
  const positions: number[] = [];
  const normals: number[] = [];
  const marks: number[] = [];
  for (const { low, size } of runs(cubes)) {
    const box = new RoundedBoxGeometry(size[0] - 2 * GAP, size[2] - 2 * GAP, size[1] - 2 * GAP, 2, 0.07);
    const place = box.getAttribute('position');
    const normal = box.getAttribute('normal');
    for (let i = 0; i < place.count; i += 1) {
      const x = place.getX(i) + low[0] + size[0] / 2;
      const y = place.getY(i) + low[2] + size[2] / 2;
      const z = place.getZ(i) - low[1] - size[1] / 2;
      const [a, b, c] = [normal.getX(i), normal.getY(i), normal.getZ(i)];
      positions.push(x, y, z);
      normals.push(a, b, c);
      if (Math.abs(c) >= Math.abs(a) && Math.abs(c) >= Math.abs(b)) marks.push(x, y);
      else if (Math.abs(a) >= Math.abs(b)) marks.push(-z, y);
      else marks.push(x, -z);
    }
    box.dispose();
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(positions), 3));
  geometry.setAttribute('normal', new BufferAttribute(new Float32Array(normals), 3));
  geometry.setAttribute('uv', new BufferAttribute(new Float32Array(marks), 2));
  return geometry;
}
