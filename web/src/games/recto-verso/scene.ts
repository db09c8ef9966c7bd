// The board in space: draws what it is shown when that has changed, and finds out what a finger points at. It knows
// nothing of rules, seats or moves. u lies to the right, z up, v away from the viewer, whose side is always the near one.

import {
  BufferGeometry,
  Color,
  HemisphereLight,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  PCFShadowMap,
  PerspectiveCamera,
  PlaneGeometry,
  Raycaster,
  Scene as Space,
  Vector2,
  Vector3,
  WebGLRenderer,
} from 'three';

import type { Cube } from '../../geometry/recto-verso';
import { atOrigin, bounds, LETTERS, SIZE, write } from '../../geometry/recto-verso';
import { crossings, glass, OPENING } from '../../geometry/recto-verso-eye';
import { depth } from '../../geometry/recto-verso-near';
import type { Spot, Square } from '../../geometry/recto-verso-places';
import { Camera } from './camera';
import { card, line, mistake, piece, ring, shadowed, sun, table } from './furniture';
import { footprint, outline } from './lines';
import type { Shown } from './shown';
import { block, facadeCard } from './wood';

const SHORT = 170; // milliseconds in which a block drops or slides
const SHAKE = 260; // and in which it is refused
const WRONG = 32; // squares of two facades
const OPAQUE = { solid: 1, glass: 0.2, mine: 0.86, theirs: 0.6, blocked: 0.5 };
const INK = { mine: '#2b211a', theirs: '#d9711c', blocked: '#c3271b' };

type Kind = keyof typeof OPAQUE;

export class Scene {
  readonly look: Camera;
  readonly #canvas: HTMLCanvasElement;
  readonly #renderer: WebGLRenderer;
  readonly #space = new Space();
  readonly #camera = new PerspectiveCamera(OPENING, 1, 0.5, 60);
  readonly #pieces = new Map<string, Mesh<BufferGeometry, MeshStandardMaterial>>();
  readonly #geometries = new Map<string, BufferGeometry>();
  readonly #sun = sun();
  readonly #outlines: Record<'mine' | 'theirs', Mesh<BufferGeometry, MeshBasicMaterial>>;
  readonly #feet: Record<'mine' | 'theirs', Mesh<BufferGeometry, MeshBasicMaterial>>;
  readonly #finger: Mesh;
  readonly #card: Mesh<PlaneGeometry, MeshBasicMaterial>;
  readonly #wrong: Mesh[] = [];
  readonly #moving = new Map<Mesh, { from: Vector3; to: Vector3; start: number }>();
  readonly #shaking = new Map<Mesh, { at: number; start: number }>();
  #asked = 0;
  #text: string | null = null;
  #shown: Shown | null = null;
  #frames = 0;

  constructor(
    canvas: HTMLCanvasElement,
    private readonly still: () => boolean,
  ) {
    this.#canvas = canvas;
    this.look = new Camera(this.#camera, still, () => this.#turn());
    this.#renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true, powerPreference: 'low-power' });
    this.#renderer.shadowMap.enabled = true;
    this.#renderer.shadowMap.type = PCFShadowMap;
    this.#renderer.shadowMap.autoUpdate = false;
    this.#space.add(new HemisphereLight('#ffffff', '#c9ab88', 1.9), this.#sun);
    this.#add(table());
    this.#add(shadowed());
    this.#card = this.#add(card());
    this.#outlines = { mine: this.#add(line(INK.mine, 0.95)), theirs: this.#add(line(INK.theirs, 0.95)) };
    this.#feet = { mine: this.#add(line('#8a3b12', 0.45, true)), theirs: this.#add(line('#e0832f', 0.4, true)) };
    this.#finger = this.#add(ring());
    for (const letter of LETTERS) this.#pieces.set(letter, this.#add(piece(letter, this.#shape([[0, 0, 0]]))));
    for (let i = 0; i < WRONG; i += 1) this.#wrong.push(this.#add(mistake()));
    this.#turn();
  }

  /** Draw this from now on. */
  show(shown: Shown): void {
    this.#shown = shown;
    for (const [letter, mesh] of this.#pieces) {
      const kind = this.#kind(letter);
      const cubes =
        kind === 'mine' || kind === 'blocked' || kind === 'theirs'
          ? shown[kind][letter]
          : shown.lifted.includes(letter)
            ? undefined
            : shown.building[letter];
      this.#settle(mesh, cubes, kind === 'mine' || kind === 'blocked');
      this.#dress(mesh, kind);
      mesh.material.emissive = new Color(shown.voids.includes(letter) ? '#6a0d06' : kind === 'blocked' ? '#7a1208' : '#000000');
    }
    const held = [...Object.values(shown.mine), ...Object.values(shown.blocked)];
    for (const [name, bodies] of [
      ['mine', held.length ? held : shown.cursor],
      ['theirs', Object.values(shown.theirs)],
    ] as const) {
      // prettier-ignore
      this.#outlines[name].geometry.dispose();
      this.#outlines[name].geometry = outline(bodies.flat());
      this.#feet[name].geometry.dispose();
      this.#feet[name].geometry = footprint(bodies.flat());
      this.#outlines[name].visible = this.#feet[name].visible = bodies.length > 0;
    }
    this.#outlines.mine.material.color.set(Object.keys(shown.blocked).length ? INK.blocked : INK.mine);
    this.#finger.visible = shown.pointed !== null;
    if (shown.pointed) this.#finger.position.set(shown.pointed.column - 1.5, shown.pointed.level + 0.5, -2.05);
    this.#wrong.forEach((frame, i) => {
      const square = shown.squares[i];
      frame.visible = square !== undefined;
      if (!square) return;
      const face = 2 - depth(shown.building, square) + (square.near ? 0.04 : -0.04);
      frame.position.set(square.column - 1.5, square.level + 0.5, face);
      frame.rotation.y = square.near ? 0 : Math.PI; // seen from its own side only
    });
    this.#card.material.opacity = shown.faint ? 0.25 : 1;
    if (shown.card !== this.#text) {
      this.#text = shown.card;
      this.#card.material.map?.dispose();
      this.#card.material.map = shown.card === null ? null : facadeCard(shown.card);
      this.#card.material.needsUpdate = true;
    }
    this.#turn();
  }

  resize(width: number, height: number): void {
    this.#renderer.setPixelRatio(Math.min(window.devicePixelRatio, 2));
    this.#renderer.setSize(width, height, false);
    this.look.aspect = width / Math.max(1, height);
    this.#turn();
  }

  #point(x: number, y: number): [number, number] {
    const rect = this.#canvas.getBoundingClientRect();
    return [((x - rect.left) / rect.width) * 2 - 1, 1 - ((y - rect.top) / rect.height) * 2];
  }

  /** Where a pointer comes to each level, through all that stands there. */
  spots(x: number, y: number): (Spot | null)[] | null {
    const ray = this.look.ray(this.#point(x, y));
    return ray && crossings(ray);
  }

  /** The square of the card under a pointer. */
  square(x: number, y: number): Square | null {
    const uv = this.#card.visible ? this.#cast(x, y, [this.#card])?.uv : null;
    return uv ? { column: inside(uv.x), level: inside(uv.y) } : null;
  }

  /** The piece under a pointer. */
  piece(x: number, y: number): string | null {
    const solid = [...this.#pieces.values()].filter((mesh) => mesh.visible);
    return this.#cast(x, y, solid)?.object.name ?? null;
  }

  #cast(x: number, y: number, meshes: Mesh[]): ReturnType<Raycaster['intersectObjects']>[number] | null {
    const ray = new Raycaster();
    ray.setFromCamera(new Vector2(...this.#point(x, y)), this.#camera);
    return ray.intersectObjects(meshes, false)[0] ?? null;
  }

  /** Where on the page a cell's top is, in parts of the canvas. */
  where(u: number, v: number, z: number): { left: number; top: number } {
    const at = new Vector3(u - 1.5, z, 1.5 - v).project(this.#camera);
    return { left: (at.x + 1) / 2, top: (1 - at.y) / 2 };
  }

  /** Draw once, soon; and again as long as something moves. */
  draw(): void {
    this.#asked ||= requestAnimationFrame((now) => this.#render(now));
  }

  dispose(): void {
    cancelAnimationFrame(this.#asked);
    for (const geometry of this.#geometries.values()) geometry.dispose();
    this.#space.traverse((one) => {
      if (!(one instanceof Mesh)) return;
      const mesh = one as Mesh;
      mesh.geometry.dispose();
      for (const material of [mesh.material].flat()) {
        (material as MeshStandardMaterial).map?.dispose();
        material.dispose();
      }
    });
    this.#renderer.dispose();
  }

  #add<T extends Mesh>(mesh: T): T {
    this.#space.add(mesh);
    return mesh;
  }

  /** A piece looks solid, like glass, or like something in a hand. */
  #dress({ material, name }: Mesh<BufferGeometry, MeshStandardMaterial>, kind: Kind): void {
    const { building, mine } = this.#shown!;
    const hides = Object.entries(mine).some(([held, cubes]) => glass(this.look.eye, { [name]: building[name] ?? [] }, held, cubes).length);
    const seen = kind === 'solid' && hides ? 'glass' : kind;
    material.opacity = OPAQUE[seen];
    const clear = seen !== 'solid';
    if (material.transparent !== clear) {
      material.transparent = clear;
      material.needsUpdate = true; // what lets light through is drawn by another program
    }
    material.depthWrite = seen !== 'glass';
  }

  #shape(cubes: readonly Cube[]): BufferGeometry {
    const key = write(atOrigin(cubes));
    const found = this.#geometries.get(key) ?? block(atOrigin(cubes));
    this.#geometries.set(key, found);
    return found;
  }

  /** A piece takes its place: in a hand at once, else from above if it is new, or it slides there. */
  #settle(mesh: Mesh<BufferGeometry>, cubes: readonly Cube[] | undefined, held: boolean): void {
    const was = mesh.visible;
    mesh.visible = cubes !== undefined;
    if (!cubes) {
      this.#moving.delete(mesh);
      return;
    }
    const { low } = bounds(cubes);
    const to = new Vector3(low[0] - 2, low[2], 2 - low[1]);
    mesh.geometry = this.#shape(cubes);
    const heading = this.#moving.get(mesh)?.to ?? (was ? mesh.position : null);
    if (heading?.equals(to)) return;
    const from = was ? mesh.position.clone() : to.clone().setY(to.y + 0.9);
    const jumps = held || this.still();
    mesh.position.copy(jumps ? to : from);
    if (jumps) this.#moving.delete(mesh);
    else this.#moving.set(mesh, { from, to, start: performance.now() });
  }

  /** These pieces shake their heads: what was done with them was refused. */
  shake(letters: readonly string[]): void {
    if (this.still()) return;
    for (const letter of letters) {
      const mesh = this.#pieces.get(letter);
      if (mesh?.visible) this.#shaking.set(mesh, { at: mesh.position.x, start: performance.now() });
    }
    this.draw();
  }

  #turn(): void {
    this.look.place();
    const { across, up, flat } = this.look.look;
    const before = Math.cos(across) > 0;
    this.#sun.position.set(before ? -2.4 : 2.4, 9, before ? 4 : -4); // over the viewer's shoulder
    this.#card.visible = this.#text !== null && before && flat === 0;
    Object.assign(this.#canvas.dataset, { across: across.toFixed(3), up: up.toFixed(3), flat: flat.toFixed(2) });
    if (this.#shown) {
      for (const [letter, mesh] of this.#pieces) if (letter in this.#shown.building) this.#dress(mesh, this.#kind(letter));
    }
    this.#renderer.shadowMap.needsUpdate = true;
    this.draw();
  }

  #kind(letter: string): Kind {
    return (['mine', 'blocked', 'theirs'] as const).find((one) => letter in this.#shown![one]) ?? 'solid';
  }

  #render(now: number): void {
    const begun = performance.now();
    this.#asked = 0;
    for (const [mesh, { from, to, start }] of this.#moving) {
      const part = Math.min(1, Math.max(0, (now - start) / SHORT));
      mesh.position.lerpVectors(from, to, 1 - (1 - part) ** 2);
      if (part === 1) this.#moving.delete(mesh);
    }
    for (const [mesh, { at, start }] of this.#shaking) {
      const part = Math.min(1, Math.max(0, (now - start) / SHAKE));
      mesh.position.x = at + Math.sin(part * Math.PI * 6) * 0.1 * (1 - part);
      if (part === 1) this.#shaking.delete(mesh);
    }
    if (this.look.step(now)) this.#turn();
    const busy = this.#moving.size + this.#shaking.size > 0;
    if (busy) this.#renderer.shadowMap.needsUpdate = true;
    this.#renderer.render(this.#space, this.#camera);
    const { calls, triangles } = this.#renderer.info.render;
    this.#frames += 1;
    const cost = { calls, triangles, frames: this.#frames, script: (performance.now() - begun).toFixed(2) };
    for (const [name, value] of Object.entries(cost)) this.#canvas.dataset[name] = String(value);
    if (busy) this.draw();
  }
}

/** The column or level of a place on the card, which has an edge. */
function inside(part: number): number {
  return Math.max(0, Math.min(SIZE - 1, Math.floor(((part - 0.04) / 0.92) * SIZE)));
}
