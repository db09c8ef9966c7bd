import './styles/base.css';

import { mount } from 'svelte';

import App from './App.svelte';
import { stay } from './lib/device.svelte';
import { meet } from './lib/host.svelte';
import { isThere } from './lib/server.svelte';
import { settings } from './lib/settings.svelte';
import { renew } from './lib/version.svelte';
import { learn } from './lib/words.svelte';

const RELOADED = 'reloaded-for-parts'; // once: if that has not helped, the page says so

// A page that is older than the server's files cannot load its parts any more: it gets itself anew, if the server is there.
window.addEventListener('vite:preloadError', () => void getAnew());

async function getAnew(): Promise<void> {
  if (sessionStorage.getItem(RELOADED) || !(await isThere())) return;
  sessionStorage.setItem(RELOADED, 'once');
  await renew();
}

// The page appears in its own type, so that nothing moves when the fonts arrive; without them, in the system's.
const fonts = ['600 1em "Fraunces Variable"', '1em "Source Sans 3 Variable"'].map((font) => document.fonts.load(font));
await Promise.all([learn(settings.language), Promise.allSettled(fonts)]);
mount(App, { target: document.getElementById('app')! });
setTimeout(() => sessionStorage.removeItem(RELOADED), 10_000);
void stay();
void meet();
