/** Writes that share one disk sync. */
const AT_ONCE = 256;

/** Runs a step for each item, some at a time, and returns the results in the order of the items. */
export async function sideBySide<T, R>(
  items: readonly T[],
  step: (item: T, index: number) => Promise<R>,
  atOnce = AT_ONCE,
): Promise<R[]> {
  const results: R[] = [];
  for (let from = 0; from < items.length; from += atOnce) {
    const some = items.slice(from, from + atOnce);
    results.push(...(await Promise.all(some.map((item, at) => step(item, from + at)))));
  }
  return results;
}
