// Which version of the client this page is. A newer one is kept on the device by the service worker, beside the files of this
// one: the page goes on as it is, and whoever goes to another page, or says so, gets the new one. Nothing is taken away in
// the middle of a game.

const PATIENCE = 15_000; // milliseconds for a new version to arrive

export const version = $state({ isOld: false });

/** Get this page anew in the server's version, which is known to be another one. */
export async function renew(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  const isThere = registration && (await newest(registration).catch(() => false));
  if (registration && !isThere) await registration.unregister().catch(() => false); // then the page comes from the server itself
  location.reload();
}

const RELOADED = 'reloaded'; // remembered until the server speaks with this page: one that is refused as too old reloads once

/** Get this page anew, refused as too old; false if that has been tried and has not helped. */
export function renewOnce(): boolean {
  if (sessionStorage.getItem(RELOADED)) return false;
  sessionStorage.setItem(RELOADED, 'once');
  void renew();
  return true;
}

/** The server speaks with this page. */
export function isSpokenWith(): void {
  sessionStorage.removeItem(RELOADED);
}

/** Whether the newest version has come to this device. */
async function newest(registration: ServiceWorkerRegistration): Promise<boolean> {
  if (version.isOld) return true;
  await registration.update();
  const coming = registration.installing ?? registration.waiting;
  if (!coming) return false;
  return Promise.race([settled(coming), new Promise<boolean>((done) => setTimeout(() => done(false), PATIENCE))]);
}

/** Whether a worker that is being installed takes over, or fails. */
export function settled(coming: ServiceWorker): Promise<boolean> {
  return new Promise((done) => {
    const look = () => {
      if (coming.state === 'activated') done(true);
      if (coming.state === 'redundant') done(false);
    };
    coming.addEventListener('statechange', look);
    look();
  });
}

if ('serviceWorker' in navigator) {
  let before = navigator.serviceWorker.controller; // null at the first visit: then there is no other version
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    version.isOld = before !== null;
    before = navigator.serviceWorker.controller;
  });
}
