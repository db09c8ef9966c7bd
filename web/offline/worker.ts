// The service worker: it keeps all files of one version of the client on the device, and gives them to its pages, with the
// server or without it. What the server says of tables and people it never touches, so nothing of that is ever kept.
//
// A new version is fetched whole beside the old one and then takes over; the files of the version before stay, for pages
// that still show it. Such a page is told by the browser that another worker is there (`lib/version.svelte.ts`).
//
// The plugin beside this file puts three constants before it.

declare const VERSION: string;
declare const FILES: readonly string[];
declare const ENTRY: string; // the script that the page of this version begins with
declare const self: ServiceWorkerGlobalScope;

const PAGE = '/'; // the one page for all addresses
const CACHE = `volteface ${VERSION}`;
const SERVERS = /^\/(api|health|ready|metrics|status)(\/|$)/; // pages that are not the client's

self.addEventListener('install', (event) => event.waitUntil(store().then(() => self.skipWaiting())));
self.addEventListener('activate', (event) => event.waitUntil(tidy().then(() => self.clients.claim())));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (FILES.includes(pathname) || pathname.startsWith('/assets/')) event.respondWith(kept(pathname, request));
  else if (request.mode === 'navigate' && !SERVERS.test(pathname)) event.respondWith(kept(PAGE, request));
});

/** Keep all files; those that another version has, too, are not fetched again. */
async function store(): Promise<void> {
  const cache = await caches.open(CACHE);
  await Promise.all(FILES.map(async (file) => cache.put(file, (await known(file)) ?? (await fetched(file)))));
}

/** A file whose name holds its contents' hash is the same in every version. */
async function known(file: string): Promise<Response | undefined> {
  return file.startsWith('/assets/') ? caches.match(file, { ignoreVary: true }) : undefined;
}

async function fetched(file: string): Promise<Response> {
  const answer = await fetch(file, { cache: file.startsWith('/assets/') ? 'default' : 'reload' });
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  if (file === PAGE && !(await answer.clone().text()).includes(ENTRY)) throw new Error('the server has another version by now');
  return answer;
}

/** Forget all versions but this one and the latest before it. */
async function tidy(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith('volteface ') && name !== CACHE);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

/** A file of this version, or of the one before; from the server if it is not kept, or nothing is. */
async function kept(file: string, request: Request): Promise<Response> {
  const own = async () => (await caches.open(CACHE)).match(file, { ignoreVary: true });
  const found = await own()
    .then((one) => one ?? known(file))
    .catch(() => undefined);
  return found ?? fetch(request);
}
