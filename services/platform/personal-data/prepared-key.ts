import { createSecretKey, type KeyObject } from 'node:crypto';

const preparedKeys = new WeakMap<Buffer, KeyObject>();

/**
 * Converts a key to a `KeyObject` and caches it. Node.js would convert raw bytes on every call, which takes longer than
 * the encryption itself. The cache entry is released together with the bytes.
 */
export function prepared(key: Buffer): KeyObject {
  const known = preparedKeys.get(key);
  if (known !== undefined) return known;
  const fresh = createSecretKey(key);
  preparedKeys.set(key, fresh);
  return fresh;
}
