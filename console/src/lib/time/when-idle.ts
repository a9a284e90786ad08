/** For browsers that do not tell when they are idle. In milliseconds. */
const A_MOMENT = 300;
const AT_THE_LATEST = 2_000;

/** Runs something when the browser has nothing else to do, or after two seconds. Answers what calls it off. */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, A_MOMENT);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(run, { timeout: AT_THE_LATEST });
  return () => cancelIdleCallback(idle);
}
