import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { JsonValue } from '../event-store/event-store.js';
import { prepared } from './prepared-key.js';

/**
 * AES-256-GCM. `place` (event or mail, and part) binds the value to its location.
 * @returns base64 of 12 bytes nonce, 16 bytes tag, ciphertext
 */
export function encryptValue(value: JsonValue, key: Buffer, place: string): string {
  const nonce = freshNonce();
  const cipher = createCipheriv('aes-256-gcm', prepared(key), nonce);
  cipher.setAAD(Buffer.from(place));
  const ciphertext = cipher.update(JSON.stringify(value), 'utf8');
  // GCM is a stream cipher: `final` returns no bytes and only completes the tag.
  cipher.final();
  return Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]).toString('base64');
}

/** @throws Error if the value was tampered with or moved, or the key is another's */
export function decryptValue(encrypted: string, key: Buffer, place: string): JsonValue {
  const bytes = Buffer.from(encrypted, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', prepared(key), bytes.subarray(0, 12));
  decipher.setAAD(Buffer.from(place));
  decipher.setAuthTag(bytes.subarray(12, 28));
  const plain = Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]);
  return JSON.parse(plain.toString('utf8')) as JsonValue;
}

const NONCE_BYTES = 12;
/** Random bytes are generated in bulk, because the call costs more than the bytes. Each byte is used once. */
let unused = Buffer.alloc(0);

function freshNonce(): Buffer {
  if (unused.length < NONCE_BYTES) unused = randomBytes(1024 * NONCE_BYTES);
  const nonce = unused.subarray(0, NONCE_BYTES);
  unused = unused.subarray(NONCE_BYTES);
  return nonce;
}
