/** Writes that share one disk sync. */
const AT_ONCE = 256;

/** Runs a step for each item, some at a time, and returns the results in the order of the items. */
export async function sideBySide<T, R>(items: readonly T[], step: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let from = 0; from < items.length; from += AT_ONCE) {
    results.push(...(await Promise.all(items.slice(from, from + AT_ONCE).map(step))));
  }
  return results;
}
