import { clientsClaim } from 'workbox-core';
import { matchPrecache, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { type ClickEvent, openPush, type PushEvent, type PushWorker, showPush } from './push-messages.js';

declare const self: Window & PushWorker & { skipWaiting: () => Promise<void> };
/** The files of the shell and of the dock walk, with their revisions. The build writes them here. */
declare const __KEPT_FILES__: PrecacheEntry[];

/** Milliseconds to wait for the server on a connection that is there but carries nothing. */
const PATIENCE_MS = 4_000;
/** The page of every screen, as the server sends it. */
const PAGE = '/';
/** Paths of the server and of the boaters' pages. They never work offline and are not pages of the console. */
const NOT_THE_SHELL = [
  /^\/(admin|boater|attachments|docs|health|metrics|openapi\.json|socket\.io|feed|receipts|webhooks|away|r)(\/|$)/,
];

const unhashed: ReadonlySet<string> = new Set(
  __KEPT_FILES__.map(({ url }) => url).filter((url) => !url.startsWith('/assets/')),
);

/**
 * The newest page and its unhashed files come from the server whenever it answers, so nobody stays on an old version.
 * The kept ones are for a phone without a network.
 */
async function serverFirst(request: Request, kept: string): Promise<Response> {
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) });
    if (answer.status < 500) return answer;
    return (await matchPrecache(kept)) ?? answer;
  } catch (error) {
    const answer = await matchPrecache(kept);
    if (answer === undefined) throw error;
    return answer;
  }
}

registerRoute(new NavigationRoute(({ request }) => serverFirst(request, PAGE), { denylist: NOT_THE_SHELL }));
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && unhashed.has(url.pathname),
  ({ request, url }) => serverFirst(request, url.pathname),
);
precacheAndRoute(__KEPT_FILES__);

// The first worker serves the page that registered it. A later one waits for the page's word, because the files of an
// open page go with the old worker.
clientsClaim();
self.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (data === 'take-over') void self.skipWaiting();
});

const isShell = (path: string) => !NOT_THE_SHELL.some((other) => other.test(path));
self.addEventListener('push', (event) => showPush(self, event as Event & PushEvent));
self.addEventListener('notificationclick', (event) => openPush(self, isShell, event as Event & ClickEvent));
