import { createSecretKey, type KeyObject } from 'node:crypto';

const preparedKeys = new WeakMap<Buffer, KeyObject>();

/**
 * A key as the cryptography wants it: handed over as bytes, it prepares them anew each time, which takes longer than the
 * work itself. Forgotten together with the bytes it was made of.
 */
export function prepared(key: Buffer): KeyObject {
  const known = preparedKeys.get(key);
  if (known !== undefined) return known;
  const fresh = createSecretKey(key);
  preparedKeys.set(key, fresh);
  return fresh;
}
