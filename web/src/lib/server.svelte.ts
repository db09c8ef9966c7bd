// Whether the server answers. Every request tells it; while there is no answer the page asks again by itself.

const LATE = 8000; // milliseconds after which an answer is missed
const AGAIN = 5000; // milliseconds between questions whether the server is back

export const server = $state({ isAway: !navigator.onLine });

let asking: number | undefined;

/** The answer to a request, null if none comes. */
export async function listened(request: Promise<Response>): Promise<Response | null> {
  const late = setTimeout(lose, LATE);
  const answer = await request.catch(() => null);
  clearTimeout(late);
  if (answer) find();
  else lose();
  return answer;
}

function find(): void {
  server.isAway = false;
  clearInterval(asking);
  asking = undefined;
}

function lose(): void {
  server.isAway = true;
  asking ??= window.setInterval(() => void isThere(), AGAIN);
}

/** Ask whether it is there; what a proxy says in its place is no answer. */
export async function isThere(): Promise<boolean> {
  const answer = await fetch('/health', { cache: 'no-store' }).catch(() => null);
  if (answer?.ok) find();
  else lose();
  return answer?.ok ?? false;
}

window.addEventListener('offline', lose);
window.addEventListener('online', () => void isThere());
void isThere(); // pages that need nothing of it say it, too
