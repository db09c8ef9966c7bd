// Where one looks from: at home before one's own side, leaning a little, or straight on as the judge does. It goes there in
// a moment, or at once where nothing is to move.

import type { PerspectiveCamera } from 'three';

import type { Eye, Point, Ray } from '../../geometry/recto-verso-eye';
import { distance, HOME, MIDDLE, OPENING, position, rayThrough } from '../../geometry/recto-verso-eye';

const LEAN = { across: 0.62, low: 0.12, high: 1.35 };
const SHORT = 240; // milliseconds from one look to another
const FLAT = 8; // times as far away, straight on: then near and far are of one size

interface Look {
  across: number;
  up: number;
  flat: number; // from 0, as one sees a building, to 1, as a card shows it
}

export class Camera {
  free = false; // whether one may walk round the building
  aspect = 1;
  #now: Look = { ...HOME, flat: 0 };
  #before: Look | null = null; // while one looks straight
  #way: { from: Look; to: Look; start: number } | null = null;

  constructor(
    private readonly camera: PerspectiveCamera,
    private readonly still: () => boolean,
    private readonly changed: () => void,
  ) {}

  get eye(): Eye {
    return { across: this.#now.across, up: this.#now.up, aspect: this.aspect };
  }

  get look(): Readonly<Look> {
    return this.#now;
  }

  get isHome(): boolean {
    const { across, up } = this.#way?.to ?? this.#now;
    return across === HOME.across && up === HOME.up;
  }

  /** The ray through a point of the picture; none while one looks straight: there is no depth then. */
  ray(point: Point): Ray | null {
    return this.#now.flat > 0 ? null : rayThrough(this.eye, point);
  }

  /** Lean to the side or up; never behind the building unless one is free to. */
  lean(across: number, up: number): void {
    const limit = this.free ? Infinity : LEAN.across;
    const within = (at: number, low: number, high: number) => Math.max(low, Math.min(high, at));
    this.#way = this.#before = null;
    this.#now = {
      across: within(this.#now.across + across, -limit, limit),
      up: within(this.#now.up + up, LEAN.low, LEAN.high),
      flat: 0,
    };
    this.changed();
  }

  /** Before one's own side again, or behind it for those who are free. */
  home(across = HOME.across): void {
    this.#before = null;
    this.#go({ across, up: HOME.up, flat: 0 });
  }

  /** Straight at the facade as long as this is on, then back to where one was. */
  straight(on: boolean): void {
    if (on === (this.#before !== null)) return;
    const to = this.#before;
    this.#before = on ? (this.#way?.to ?? this.#now) : null;
    this.#go(on ? { across: 0, up: 0, flat: 1 } : to!);
  }

  #go(to: Look): void {
    if (this.still()) this.#now = to;
    else this.#way = { from: this.#now, to, start: performance.now() };
    this.changed();
  }

  /** Go on the way; tells whether it goes on. */
  step(now: number): boolean {
    if (!this.#way) return false;
    const { from, to, start } = this.#way;
    const part = Math.min(1, Math.max(0, (now - start) / SHORT));
    const eased = part * part * (3 - 2 * part);
    const between = (name: keyof Look) => from[name] + (to[name] - from[name]) * eased;
    this.#now = part === 1 ? to : { across: between('across'), up: between('up'), flat: between('flat') };
    if (part === 1) this.#way = null;
    return true;
  }

  /** Put three's camera where the eye is. */
  place(): void {
    const flat = 1 + (FLAT - 1) * this.#now.flat ** 3;
    const [u, v, z] = position(this.eye).map((at, axis) => MIDDLE[axis]! + (at - MIDDLE[axis]!) * flat) as [number, number, number];
    this.camera.fov = (Math.atan(Math.tan((OPENING * Math.PI) / 360) / flat) * 360) / Math.PI;
    this.camera.aspect = this.aspect;
    this.camera.far = distance(this.eye) * flat + 40;
    this.camera.position.set(u - 2, z, 2 - v);
    this.camera.lookAt(MIDDLE[0] - 2, MIDDLE[2], 2 - MIDDLE[1]);
    this.camera.updateProjectionMatrix();
    this.camera.updateMatrixWorld();
  }
}
