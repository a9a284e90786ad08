import { createHmac, hash, randomUUIDv7 } from 'node:crypto';
import { prepared } from '../personal-data/prepared-key.js';
import { byText } from '../../../contracts/vocabulary/sorting.js';

/** The namespace f9f2c0b4-6e6a-5d0e-9d0b-3c1b7a0f5a11. */
const NAMESPACE = Buffer.from('f9f2c0b46e6a5d0e9d0b3c1b7a0f5a11', 'hex');

/**
 * Returns the same UUID (version 5, RFC 9562) for the same parts, so that replays and resends find what they made the
 * first time. Every command needs several; the `uuid` package takes three times as long for one.
 */
export function deriveId(...parts: readonly (string | number)[]): string {
  const hex = hash('sha1', Buffer.concat([NAMESPACE, Buffer.from(parts.join('\u001f'))]), 'hex');
  const variant = '89ab'.charAt(Number.parseInt(hex.charAt(16), 16) & 3);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Returns a new UUID, ordered by time to the millisecond (version 7, RFC 9562). */
export function freshId(): string {
  return randomUUIDv7();
}

/**
 * Returns a short hash of a command's content, independent of the order of keys. The log stores it unencrypted, so it is
 * keyed with a secret of the installation: guessing a body must not confirm its content.
 */
export function contentHash(content: unknown, key: Buffer): string {
  return createHmac('sha256', prepared(key)).update(canonical(content)).digest('base64url').slice(0, 16);
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
    entries.sort(([a], [b]) => byText(a, b));
    return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`).join(',')}}`;
  }
  return value === undefined ? 'null' : JSON.stringify(value);
}
