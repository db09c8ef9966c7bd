// Staying on a device: the service worker that keeps the client there, and the way to its home screen. What a browser does
// not allow is said, with what helps.

import { server } from './server.svelte';
import { settled } from './version.svelte';

const OFTEN = 3_600_000; // milliseconds between looks for a new version

/** What Chromium offers before it installs something. */
interface InstallEvent extends Event {
  prompt: () => Promise<unknown>;
}

/** Whether all of the client is on this device: not without https, not in this browser, not yet, refused, or kept. */
type Kept = 'insecure' | 'unable' | 'storing' | 'refused' | 'kept';

export const device = $state<{ kept: Kept; install: (() => Promise<void>) | null }>({
  kept: !window.isSecureContext ? 'insecure' : 'serviceWorker' in navigator ? 'storing' : 'unable',
  install: null,
});

/** Whether this page runs as an app of its own. */
export const isInstalled = (): boolean => window.matchMedia('(display-mode: standalone)').matches;

/** Whether the browser's own menu installs it, and nothing else can: so it is on iPhones. */
export const installsByMenu = (): boolean => 'standalone' in navigator && navigator.standalone === false;

window.addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  device.install = async () => {
    device.install = null;
    await (event as InstallEvent).prompt();
  };
});

/** Keep the client on this device, and look now and then whether there is a newer one. */
export async function stay(): Promise<void> {
  if (device.kept !== 'storing') return;
  if (document.readyState !== 'complete') await new Promise((done) => window.addEventListener('load', done)); // the page comes first
  try {
    await navigator.serviceWorker.register('/sw.js');
    const registration = await navigator.serviceWorker.getRegistration();
    const coming = registration?.installing ?? registration?.waiting;
    const isKept = registration?.active ?? (coming && (await settled(coming)));
    device.kept = isKept ? 'kept' : 'refused';
    const look = () => !document.hidden && void registration?.update().catch(() => undefined);
    setInterval(look, OFTEN);
    document.addEventListener('visibilitychange', look);
    // A server that was away may be a new one.
    $effect.root(() => {
      $effect(() => {
        if (!server.isAway) look();
      });
    });
  } catch {
    device.kept = 'refused';
  }
}
