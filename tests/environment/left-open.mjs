import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds that handles may take to close after a test file; a busy machine needs time. */
const PATIENCE_MS = 10_000;
const LOOK_EVERY_MS = 20;

/** The number of handles of each kind that keep this process alive. */
export function openHandles() {
  const counts = new Map();
  for (const kind of process.getActiveResourcesInfo()) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return counts;
}

/**
 * Waits until a test file has left nothing open.
 *
 * @param before the handles when the file began
 * @throws when servers, sockets, timers or processes are still open after ten seconds
 */
export async function nothingLeftOpen(before) {
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    const left = [...openHandles()].filter(([kind, count]) => count > (before.get(kind) ?? 0));
    if (left.length === 0) return;
    if (performance.now() > until) {
      const kinds = left.map(([kind, count]) => `${count - (before.get(kind) ?? 0)} × ${kind}`);
      throw new Error(`The test file left open: ${kinds.join(', ')}. jest --detectOpenHandles says where.`);
    }
    await pause(LOOK_EVERY_MS, undefined, { ref: false });
  }
}
