// A wheel or a trackpad as steps: a notch is one step, and a swipe over a trackpad a few, however many events either sends.

const NOTCH = 40; // pixels from which one event is a notch of a wheel
const SWIPE = 120; // pixels of many small events that make a step
const LINE = 33; // pixels of a line, for browsers that count in lines
const BURST = 60; // milliseconds between events that belong together
const REST = 180; // and between two steps of those

export class Wheel {
  #sum = 0;
  #last = -Infinity;
  #stepped = -Infinity;

  /** -1, 0 or 1: what this event adds. */
  step({ deltaX, deltaY, deltaMode, timeStamp }: WheelEvent): number {
    const delta = (Math.abs(deltaY) > Math.abs(deltaX) ? deltaY : deltaX) * (deltaMode === 1 ? LINE : 1);
    const burst = timeStamp - this.#last < BURST;
    this.#last = timeStamp;
    if (!burst || Math.sign(delta) !== Math.sign(this.#sum)) this.#sum = 0;
    this.#sum += delta;
    if (Math.abs(delta) < NOTCH && Math.abs(this.#sum) < SWIPE) return 0;
    if (burst && timeStamp - this.#stepped < REST) return 0;
    this.#sum = 0;
    this.#stepped = timeStamp;
    return Math.sign(delta);
  }
}
