// Where the keyboard is after a change of scene. What has taken another one's place gets the focus if that was lost with
// what went, so that nobody who uses keys or listens starts again at the top of the page.

const RESTING = 'main, h1[tabindex="-1"], h2[tabindex="-1"]'; // where the focus only waits

let used = false; // before that nothing can be lost: a page that opens begins at its top
window.addEventListener('focusin', () => (used = true), { once: true });

function isLost(): boolean {
  const active = document.activeElement;
  return used && (active === null || active === document.body || active.matches(RESTING));
}

function take(element: HTMLElement): void {
  if (!element.matches('a, button, input, select, textarea')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** `use:arrive` on a scene's heading or on its first button. */
export function arrive(element: HTMLElement): void {
  queueMicrotask(() => {
    if (element.isConnected && isLost()) take(element);
  });
}

/** `use:arrivals` on what holds all pages: whenever a page or a scene brings a new heading, one arrives there. */
export function arrivals(main: HTMLElement): { destroy: () => void } {
  let heading: HTMLElement | null = null;
  const watch = new MutationObserver(() => {
    const found = main.querySelector('h1');
    if (found === heading) return;
    heading = found;
    if (heading && isLost()) take(heading);
  });
  watch.observe(main, { childList: true, subtree: true });
  return { destroy: () => watch.disconnect() };
}
