// Where we are: the address bar is the only state of navigation. Whoever goes to another page while there is a newer version
// of the client gets that page in it.

import { version } from './version.svelte';

export const route = $state({ path: location.pathname, hash: location.hash });

/** The game of the page that is open, for whoever asks for its rules, and the place in them that is asked for. */
export const here = $state({ game: '', place: '' });

function look(): void {
  if (version.isOld && route.path !== location.pathname) location.reload();
  route.path = location.pathname;
  route.hash = location.hash;
}

window.addEventListener('popstate', look);

export function go(path: string): void {
  if (version.isOld && new URL(path, location.href).pathname !== location.pathname) return location.assign(path);
  history.pushState(null, '', path);
  look();
  window.scrollTo(0, 0);
}

/** Let a link lead to a page of ours without loading everything anew. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest('a');
  if (!link || link.origin !== location.origin || link.download || link.target) return;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.defaultPrevented) return;
  if (link.pathname === location.pathname && link.hash) return; // within the page: the browser knows how
  event.preventDefault();
  go(link.pathname + link.hash);
}
