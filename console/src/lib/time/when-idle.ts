/** Milliseconds to wait in browsers without `requestIdleCallback`. */
const A_MOMENT = 300;
const AT_THE_LATEST = 2_000;

/** Runs a callback when the browser is idle, or after two seconds. Returns a function that cancels it. */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, A_MOMENT);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(run, { timeout: AT_THE_LATEST });
  return () => cancelIdleCallback(idle);
}
