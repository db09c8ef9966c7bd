// A press of a finger or of the mouse: a tap, or a drag once it has gone far enough. From then on the pointer is
// captured, so that what lies beneath hears nothing of it, not even a click at the end. Keys are not its business.
// A finger's drag is kept from the browser: it would take one that is let go in motion for a swipe, and swallow the next tap.

const FAR = 6; // pixels that make a drag of a tap

/** What happens in the course of a press. */
export interface Course {
  /** It has become a drag; `false`: it is to be none. */
  begin?: (event: PointerEvent) => unknown;
  move: (event: PointerEvent) => unknown;
  /** It was let go after a drag. */
  drop: (event: PointerEvent) => unknown;
  /** It was let go where it began. */
  tap?: (event: PointerEvent) => unknown;
  /** A drag that had begun ends without being let go. */
  cancel?: () => unknown;
}

/** Follow a press from its `pointerdown`; `over` captures the pointer of a drag. Gives a function that ends it early. */
export function press(down: PointerEvent, over: Element, course: Course, far = FAR): () => void {
  const listening = new AbortController();
  let dragged = false;

  function cancel(): void {
    if (listening.signal.aborted) return;
    listening.abort();
    if (dragged) course.cancel?.();
  }

  function move(event: PointerEvent): void {
    if (!dragged) {
      if (Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < far) return;
      if (course.begin?.(event) === false) return listening.abort();
      dragged = true;
      over.setPointerCapture(event.pointerId);
    }
    course.move(event);
  }

  function up(event: PointerEvent): void {
    listening.abort();
    if (dragged) course.drop(event);
    else course.tap?.(event);
  }

  if (down.button !== 0) return () => undefined;
  for (const [name, hear] of Object.entries({ pointermove: move, pointerup: up, pointercancel: cancel })) {
    const own = (event: Event) => event instanceof PointerEvent && event.pointerId === down.pointerId && hear(event);
    window.addEventListener(name, own, { signal: listening.signal });
  }
  const keep = (event: TouchEvent) => dragged && event.cancelable && event.preventDefault();
  window.addEventListener('touchmove', keep, { passive: false, signal: listening.signal });
  return cancel;
}
