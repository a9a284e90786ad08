const keyOf = (userId: string): string => `unsent:${userId}`;

/**
 * Stores how many changes of a user are on this device and not on the server. The shell reads it without opening the
 * database that holds them.
 */
export function keepUnsent(userId: string, count: number): void {
  if (count === unsentOf(userId)) return;
  if (count === 0) localStorage.removeItem(keyOf(userId));
  else localStorage.setItem(keyOf(userId), String(count));
}

export function unsentOf(userId: string): number {
  return Number(localStorage.getItem(keyOf(userId)) ?? '0');
}
