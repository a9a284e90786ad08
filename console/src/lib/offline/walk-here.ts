const keyOf = (userId: string): string => `walk:${userId}`;
const LONGEST_MS = 12 * 3_600_000;

/** Stores whether this device has a walk over the docks that is under way. */
export function keepWalkHere(userId: string, underWay: boolean): void {
  if (underWay) localStorage.setItem(keyOf(userId), String(Date.now()));
  else localStorage.removeItem(keyOf(userId));
}

/** A walk that was last touched half a day ago is not under way any more. */
export function isWalkHere(userId: string): boolean {
  return Date.now() - Number(localStorage.getItem(keyOf(userId)) ?? '0') < LONGEST_MS;
}
