// The board in space: draws what it is shown when that has changed, and finds out what a finger points at. It knows
// nothing of rules, seats or moves. u lies to the right, z up, v away from the viewer, whose side is always the near one.

import {
  Color,
  DirectionalLight,
  DoubleSide,
  HemisphereLight,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  PCFShadowMap,
  PerspectiveCamera,
  PlaneGeometry,
  Raycaster,
  RingGeometry,
  Scene as Space,
  ShadowMaterial,
  SphereGeometry,
  Vector2,
  Vector3,
  WebGLRenderer,
} from 'three';
import type { BufferGeometry } from 'three';

import type { Building, Cube } from '../../geometry/recto-verso';
import { atOrigin, bounds, LETTERS, write } from '../../geometry/recto-verso';
import { block, board, facadeCard, wood } from './wood';

export interface Shown {
  building: Building;
  held: string | null;
  ghost: readonly Cube[] | null; // where the held piece would rest
  hovering: readonly Cube[] | null; // the held piece in the air when it cannot rest there
  card: string | null;
  hand: { u: number; v: number; z: number } | null; // the partner's
  pointed: { column: number; level: number } | null;
  voids: string; // pieces that hang over a void
  squares: readonly { near: boolean; column: number; level: number }[]; // wrong ones
}

export interface Hit {
  letter: string | null;
  u: number; // in cells and parts of cells, from the board's left and near edges
  v: number;
  on: boolean; // whether it is the board or something on it
}

const SHORT = 170; // milliseconds in which a block drops or slides
const LEAN = { across: 0.62, low: 0.1, high: 0.95 };
const HOME = { across: 0, up: 0.42 };
const MIDDLE = new Vector3(0, 1.72, 0);

export class Scene {
  free = false; // whether one may walk round the building
  readonly #canvas: HTMLCanvasElement;
  readonly #renderer: WebGLRenderer;
  readonly #space = new Space();
  readonly #camera = new PerspectiveCamera(30, 1, 0.5, 60);
  readonly #pieces = new Map<string, Mesh<BufferGeometry, MeshStandardMaterial>>();
  readonly #geometries = new Map<string, BufferGeometry>();
  readonly #sun = new DirectionalLight('#fff1dc', 2.3);
  readonly #ghost: Mesh<BufferGeometry, MeshStandardMaterial>;
  readonly #hand: Mesh;
  readonly #finger: Mesh;
  readonly #card: Mesh<PlaneGeometry, MeshBasicMaterial>;
  readonly #board: Mesh;
  readonly #ground: Mesh;
  readonly #wrong: Mesh[] = [];
  readonly #moving = new Map<Mesh, { from: Vector3; to: Vector3; start: number }>();
  #angle = { ...HOME };
  #asked = 0;
  #text: string | null = null;
  #frames = 0;

  constructor(
    canvas: HTMLCanvasElement,
    private readonly still: () => boolean,
  ) {
    this.#canvas = canvas;
    this.#renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true, powerPreference: 'low-power' });
    this.#renderer.shadowMap.enabled = true;
    this.#renderer.shadowMap.type = PCFShadowMap;
    this.#renderer.shadowMap.autoUpdate = false;
    const sun = this.#sun;
    sun.castShadow = true;
    sun.shadow.mapSize.set(1024, 1024);
    sun.shadow.radius = 5;
    sun.shadow.normalBias = 0.03;
    Object.assign(sun.shadow.camera, { left: -5, right: 5, top: 6, bottom: -4, near: 1, far: 20 });
    this.#space.add(new HemisphereLight('#ffffff', '#c9ab88', 1.9), sun);
    this.#board = this.#add(board());
    this.#board.position.y = -0.15;
    this.#board.receiveShadow = true;
    this.#ground = this.#add(new Mesh(new PlaneGeometry(40, 40), new ShadowMaterial({ opacity: 0.17 })));
    this.#ground.rotation.x = -Math.PI / 2;
    this.#ground.position.y = -0.3;
    this.#ground.receiveShadow = true;
    this.#card = this.#add(new Mesh(new PlaneGeometry(4.3, 4.3), new MeshBasicMaterial({ side: DoubleSide })));
    this.#card.position.set(0, 2.05, -2.75);
    this.#card.visible = false;
    const ghostly = { transparent: true, opacity: 0.5, depthWrite: false };
    this.#ghost = this.#add(new Mesh(block([[0, 0, 0]]), new MeshStandardMaterial(ghostly)));
    this.#hand = this.#add(
      new Mesh(
        new SphereGeometry(0.3, 20, 14),
        new MeshBasicMaterial({ color: '#f5a862', transparent: true, opacity: 0.55, depthTest: false }),
      ),
    );
    this.#finger = this.#add(
      new Mesh(
        new RingGeometry(0.34, 0.46, 28),
        new MeshBasicMaterial({ color: '#f5a862', transparent: true, opacity: 0.9, depthTest: false, side: DoubleSide }),
      ),
    );
    for (const letter of LETTERS) {
      const piece = new Mesh(this.#shape([[0, 0, 0]]), new MeshStandardMaterial({ map: wood(letter), roughness: 0.72 }));
      piece.castShadow = piece.receiveShadow = true;
      piece.visible = false;
      piece.name = letter;
      this.#pieces.set(letter, this.#add(piece));
    }
    for (let i = 0; i < 12; i += 1) {
      const frame = new MeshBasicMaterial({ color: '#d8352a' });
      this.#wrong.push(this.#add(new Mesh(new RingGeometry(0.5, 0.62, 4, 1, Math.PI / 4), frame)));
    }
    this.#turn();
  }

  /** Draw this from now on. */
  show(shown: Shown): void {
    for (const [letter, mesh] of this.#pieces) {
      const cubes = letter === shown.held && shown.ghost ? undefined : shown.building[letter];
      this.#settle(mesh, cubes);
      mesh.material.emissive = new Color(shown.voids.includes(letter) ? '#6a0d06' : letter === shown.held ? '#403020' : '#000000');
    }
    const ghost = shown.ghost ?? shown.hovering;
    this.#ghost.visible = ghost !== null && shown.held !== null;
    if (ghost && shown.held) {
      const { low } = bounds(ghost);
      this.#ghost.geometry = this.#shape(ghost);
      this.#ghost.position.set(low[0] - 2, low[2], 2 - low[1]);
      this.#ghost.material.map = this.#pieces.get(shown.held)!.material.map;
      this.#ghost.material.color.set(shown.ghost ? '#ffffff' : '#ff6a5a');
      this.#ghost.material.opacity = shown.ghost ? 0.62 : 0.4;
      this.#ghost.material.needsUpdate = true;
    }
    this.#hand.visible = shown.hand !== null;
    if (shown.hand) this.#hand.position.set(shown.hand.u - 2, shown.hand.z + 0.5, 2 - shown.hand.v);
    this.#finger.visible = shown.pointed !== null;
    if (shown.pointed) this.#finger.position.set(shown.pointed.column - 1.5, shown.pointed.level + 0.5, 2.05);
    this.#wrong.forEach((frame, i) => {
      const square = shown.squares[i];
      frame.visible = square !== undefined;
      if (!square) return;
      frame.position.set(square.column - 1.5, square.level + 0.5, square.near ? 2.04 : -2.04);
      frame.rotation.y = square.near ? 0 : Math.PI; // seen from its own side only
    });
    if (shown.card !== this.#text) {
      this.#text = shown.card;
      this.#card.material.map?.dispose();
      this.#card.material.map = shown.card === null ? null : facadeCard(shown.card);
      this.#card.material.needsUpdate = true;
    }
    this.#turn();
  }

  /** Lean to the side or up; never behind the building unless one is free to. */
  lean(across: number, up: number): void {
    const limit = this.free ? Infinity : LEAN.across;
    this.#angle.across = Math.max(-limit, Math.min(limit, this.#angle.across + across));
    this.#angle.up = Math.max(LEAN.low, Math.min(LEAN.high, this.#angle.up + up));
    this.#turn();
  }

  /** Straight before one's own side again, or behind it for those who are free. */
  home(across = HOME.across): void {
    this.#angle = { across, up: HOME.up };
    this.#turn();
  }

  resize(width: number, height: number): void {
    this.#renderer.setPixelRatio(Math.min(window.devicePixelRatio, 2));
    this.#renderer.setSize(width, height, false);
    this.#camera.aspect = width / Math.max(1, height);
    this.#turn();
  }

  /** What lies under a point of the page. */
  hit(x: number, y: number, without: string | null): Hit | null {
    const rect = this.#canvas.getBoundingClientRect();
    const point = new Vector2(((x - rect.left) / rect.width) * 2 - 1, 1 - ((y - rect.top) / rect.height) * 2);
    if (Math.abs(point.x) > 1 || Math.abs(point.y) > 1) return null;
    const ray = new Raycaster();
    ray.setFromCamera(point, this.#camera);
    const solid = [...this.#pieces.values()].filter((mesh) => mesh.visible && mesh.name !== without);
    const [found] = ray.intersectObjects([...solid, this.#board, this.#ground], false);
    if (!found) return null;
    const letter = found.object.name || null;
    const into = letter && found.face ? found.face.normal.clone().multiplyScalar(-0.3) : new Vector3();
    if (Math.abs(into.y) > 0.2) into.set(0, 0, 0); // on top of a block every part of it counts
    const at = found.point.add(into);
    return { letter, u: at.x + 2, v: 2 - at.z, on: found.object !== this.#ground };
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

  #shape(cubes: readonly Cube[]): BufferGeometry {
    const key = write(atOrigin(cubes));
    const found = this.#geometries.get(key) ?? block(atOrigin(cubes));
    this.#geometries.set(key, found);
    return found;
  }

  /** A piece takes its place: from above if it is new, else it slides there. */
  #settle(mesh: Mesh<BufferGeometry>, cubes: readonly Cube[] | undefined): void {
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
    mesh.position.copy(this.still() ? to : from);
    if (!this.still()) this.#moving.set(mesh, { from, to, start: performance.now() });
  }

  #turn(): void {
    const { across, up } = this.#angle;
    const far = 12.2 * Math.max(1, 1.05 / this.#camera.aspect);
    this.#camera.position.set(
      MIDDLE.x + far * Math.sin(across) * Math.cos(up),
      MIDDLE.y + far * Math.sin(up),
      MIDDLE.z + far * Math.cos(across) * Math.cos(up),
    );
    this.#camera.lookAt(MIDDLE);
    const before = Math.cos(across) > 0;
    this.#sun.position.set(before ? -2.4 : 2.4, 9, before ? 4 : -4); // over the viewer's shoulder
    this.#card.visible = this.#text !== null && before;
    this.#canvas.dataset.across = across.toFixed(2);
    this.#renderer.shadowMap.needsUpdate = true;
    this.#camera.updateProjectionMatrix();
    this.#camera.updateMatrixWorld();
    this.draw();
  }

  #render(now: number): void {
    const begun = performance.now();
    this.#asked = 0;
    for (const [mesh, { from, to, start }] of this.#moving) {
      const part = Math.min(1, Math.max(0, (now - start) / SHORT));
      mesh.position.lerpVectors(from, to, 1 - (1 - part) ** 2);
      if (part === 1) this.#moving.delete(mesh);
    }
    if (this.#moving.size) this.#renderer.shadowMap.needsUpdate = true;
    this.#renderer.render(this.#space, this.#camera);
    const { calls, triangles } = this.#renderer.info.render;
    this.#frames += 1;
    const cost = { calls, triangles, frames: this.#frames, script: (performance.now() - begun).toFixed(2) };
    for (const [name, value] of Object.entries(cost)) this.#canvas.dataset[name] = String(value);
    if (this.#moving.size) this.draw();
  }
}
