import { hash, verify } from '@node-rs/argon2';
import { ConcurrencyLimit } from '../../platform/http/concurrency-limit.js';

/** OWASP's recommendation for argon2id: 19 MiB, two passes, one lane. Memory is in KiB. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * A hash occupies a thread and 19 MiB for some 30 ms. It uses two of the four threads shared with files, compression
 * and other hashing, so that a flood of sign-ins delays only sign-ins, and by a few seconds at most.
 */
const hashing = new ConcurrencyLimit(2, 200);
/**
 * Strangers wait among themselves, so that whoever is known to the installation waits for two of their checks at most,
 * and is not refused because many of them wait.
 */
const strangers = new ConcurrencyLimit(2, 200);

/**
 * A random password's hash, verified against if a user has none, so that an unknown address takes as long as a known
 * one.
 */
let nobody: Promise<string> | undefined;

/** argon2id hash in PHC format. */
export function hashPassword(password: string): Promise<string> {
  return hashing.run(() => hash(normal(password), PARAMETERS));
}

/** Without a hash the answer is false, after the same work. */
export async function passwordMatches(password: string, passwordHash: string | null): Promise<boolean> {
  nobody ??= hash('nobody signs in with this', PARAMETERS);
  const known = passwordHash ?? (await nobody);
  const matches = await hashing.run(() => verify(known, normal(password)));
  return matches && passwordHash !== null;
}

/** The same for somebody who is not known yet. */
export function passwordMatchesForStranger(password: string, passwordHash: string | null): Promise<boolean> {
  return strangers.run(() => passwordMatches(password, passwordHash));
}

/** Unicode-normalised, because systems encode é as one or two code points. */
function normal(password: string): string {
  return password.normalize('NFKC');
}
