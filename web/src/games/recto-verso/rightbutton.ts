// The right button of a mouse, whatever the left one does meanwhile: a click, or a drag.

const CLICK = 6; // pixels that make a drag of a click

export class RightButton {
  #at: { x: number; y: number; far: number } | null = null;

  constructor(private readonly does: { drag: (right: number, down: number) => unknown; click: (event: MouseEvent) => unknown }) {}

  get isDown(): boolean {
    return this.#at !== null;
  }

  readonly down = (event: MouseEvent): void => {
    if (event.button === 2) this.#at = { x: event.clientX, y: event.clientY, far: 0 };
  };

  readonly move = (event: MouseEvent): void => {
    if (!this.#at || !(event.buttons & 2)) return;
    const [right, down] = [event.clientX - this.#at.x, event.clientY - this.#at.y];
    this.#at = { x: event.clientX, y: event.clientY, far: this.#at.far + Math.hypot(right, down) };
    if (this.#at.far >= CLICK) this.does.drag(right, down);
  };

  readonly up = (event: MouseEvent): void => {
    if (event.button !== 2 || !this.#at) return;
    if (this.#at.far < CLICK) this.does.click(event);
    this.#at = null;
  };
}
