const WORKER = '/service-worker.js';

/**
 * Registers the service worker, which keeps the shell and the dock walk for a phone without a network, and receives
 * notifications. A page comes from the server whenever it answers, so a worker that waits is never older than the page:
 * it takes over at once. Null where the browser has no workers or did not accept ours.
 */
export async function registerWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null;
  try {
    const registration = await navigator.serviceWorker.register(WORKER);
    registration.waiting?.postMessage('take-over');
    return registration;
  } catch {
    // Without a worker, the dock walk works only while the server can be reached. Taps are still stored on the device.
    return null;
  }
}
