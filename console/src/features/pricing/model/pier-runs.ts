interface Pier {
  readonly id: string;
  readonly name: string;
}

/** Piers beside each other in the marina's order: one name, or the first and the last of three or more. */
export type PierRun = readonly [string] | readonly [string, string];

/** The named piers in the marina's order, with three or more neighbours as one run. Piers that are gone are left out. */
export function pierRuns(ids: readonly string[], piers: readonly Pier[]): PierRun[] {
  const runs: string[][] = [];
  let before = -2;
  for (const [at, { id, name }] of piers.entries()) {
    if (!ids.includes(id)) continue;
    if (at === before + 1) runs.at(-1)?.push(name);
    else runs.push([name]);
    before = at;
  }
  return runs.flatMap((names): PierRun[] => {
    const [first = '', last = ''] = [names[0], names.at(-1)];
    return names.length > 2 ? [[first, last]] : names.map((name) => [name]);
  });
}
