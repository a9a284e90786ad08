const WORKER = '/service-worker.js';

/**
 * Registers the service worker, which keeps the shell and the dock walk for a phone without a network. A page comes from
 * the server whenever it answers, so a worker that waits is never older than the page: it takes over at once.
 */
export function registerWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register(WORKER).then(
    ({ waiting }) => waiting?.postMessage('take-over'),
    // Without a worker the walk works while the server can be reached, and taps are stored all the same.
    () => undefined,
  );
}
