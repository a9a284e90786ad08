import { hash, verify } from '@node-rs/argon2';
import { ConcurrencyLimit } from '../../platform/http/concurrency-limit.js';

/** OWASP's recommendation for argon2id: 19 MiB, two passes, one lane. Memory is in KiB. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Hashing takes a thread and 19 MiB for some 30 ms each: two of the four threads that files, compression and hashing
 * share, so that a flood of sign-ins holds up nobody but those who sign in, and those no longer than a few seconds.
 */
const hashing = new ConcurrencyLimit(2, 200);

/** Nobody's password: verified against when there is no hash, so that an unknown address takes as long as a known one. */
let nobody: Promise<string> | undefined;

/** argon2id hash in PHC format. */
export function hashPassword(password: string): Promise<string> {
  return hashing.run(() => hash(normal(password), PARAMETERS));
}

/** False also where there is no hash, after the same work. */
export async function passwordMatches(password: string, passwordHash: string | null): Promise<boolean> {
  nobody ??= hash('nobody signs in with this', PARAMETERS);
  const known = passwordHash ?? (await nobody);
  const matches = await hashing.run(() => verify(known, normal(password)));
  return matches && passwordHash !== null;
}

/** The same password on every keyboard: é is one letter or two, depending on the system it is typed on. */
function normal(password: string): string {
  return password.normalize('NFKC');
}
