/**
 * Creates a value on first use and keeps it. Intl takes a millisecond or more for each of its formats, and a screen
 * needs few of them.
 */
export function onFirstUse<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
