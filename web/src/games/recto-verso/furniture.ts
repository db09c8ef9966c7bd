// What stands in the board's space from the start: light, table, card, pieces, and the marks that are shown now and then.

import {
  BufferGeometry,
  DirectionalLight,
  DoubleSide,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  PlaneGeometry,
  RingGeometry,
  ShadowMaterial,
} from 'three';

import { board, wood } from './wood';

export type Lines = Mesh<BufferGeometry, MeshBasicMaterial>;

export function sun(): DirectionalLight {
  const light = new DirectionalLight('#fff1dc', 2.3);
  light.castShadow = true;
  light.shadow.mapSize.set(1024, 1024);
  light.shadow.radius = 5;
  light.shadow.normalBias = 0.03;
  Object.assign(light.shadow.camera, { left: -5, right: 5, top: 6, bottom: -4, near: 1, far: 20 });
  return light;
}

/** The board on which one builds; its top is the ground. */
export function table(): Mesh {
  const made = board();
  made.position.y = -0.15;
  made.receiveShadow = true;
  return made;
}

/** What the board stands on: nothing but its shadow is seen. */
export function shadowed(): Mesh {
  const made = new Mesh(new PlaneGeometry(40, 40), new ShadowMaterial({ opacity: 0.17 }));
  made.rotation.x = -Math.PI / 2;
  made.position.y = -0.3;
  made.receiveShadow = true;
  return made;
}

/** The card that stands behind the board. */
export function card(): Mesh<PlaneGeometry, MeshBasicMaterial> {
  const made = new Mesh(new PlaneGeometry(3.9, 3.9), new MeshBasicMaterial({ side: DoubleSide, transparent: true }));
  made.position.set(0, 1.95, -2.55);
  made.visible = false;
  return made;
}

/** A piece, not yet anywhere. */
export function piece(letter: string, shape: BufferGeometry): Mesh<BufferGeometry, MeshStandardMaterial> {
  const made = new Mesh(shape, new MeshStandardMaterial({ map: wood(letter), roughness: 0.72 }));
  made.castShadow = made.receiveShadow = true;
  made.visible = false;
  made.name = letter;
  return made;
}

/** Outlines, seen through everything, or footprints, which what stands before them hides. */
export function line(color: string, opacity: number, hidden = false): Lines {
  const material = new MeshBasicMaterial({ color, transparent: true, opacity, depthTest: hidden, depthWrite: false });
  const made = new Mesh(new BufferGeometry(), material);
  made.renderOrder = hidden ? 0 : 2;
  made.visible = false;
  return made;
}

/** The ring that a partner's finger leaves, on their own side: what stands before it hides it. */
export function ring(): Mesh {
  const material = new MeshBasicMaterial({ color: '#f5a862', transparent: true, opacity: 0.9, side: DoubleSide });
  return new Mesh(new RingGeometry(0.34, 0.46, 28), material);
}

/** The frame around a square that is wrong. */
export function mistake(): Mesh {
  return new Mesh(new RingGeometry(0.5, 0.62, 4, 1, Math.PI / 4), new MeshBasicMaterial({ color: '#d8352a' }));
}
