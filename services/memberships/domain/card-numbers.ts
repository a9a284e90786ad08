const DIGITS = 10_000;
/** Coprime to 10,000, so that the sequence reaches every number once. */
const STEP = 3_719;

/** Three letters that identify the issuing marina: those of its code, padded with X. */
export function cardPrefix(marinaCode: string): string {
  const letters = marinaCode.toUpperCase().replace(/[^A-Z]/g, '');
  return `${letters}XXX`.slice(0, 3);
}

/**
 * Numbers to try in turn, each once. The same `seed` (a whole number) gives the same order, so that a resend tries them
 * again.
 */
export function* cardNumbersFor(marinaCode: string, seed: number): Generator<string> {
  const prefix = cardPrefix(marinaCode);
  for (let step = 0; step < DIGITS; step += 1) {
    yield `${prefix}${String((seed + step * STEP) % DIGITS).padStart(4, '0')}`;
  }
}
