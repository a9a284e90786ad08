interface Version {
  readonly version: number;
  /** UTC instant. */
  readonly published_at: string;
}

/**
 * The version that was in force a year ago, of versions with the newest first. A list that is younger than a year is compared
 * with the last version of an earlier calendar year. Null where there is none.
 */
export function lastYearsVersion<V extends Version>(versions: readonly V[], today: string): V | null {
  const yearAgo = `${String(Number(today.slice(0, 4)) - 1)}${today.slice(4)}`;
  const inForce = versions.find(({ published_at }) => published_at.slice(0, 10) <= yearAgo);
  return inForce ?? versions.find(({ published_at }) => published_at.slice(0, 4) < today.slice(0, 4)) ?? null;
}
