import { createHmac, hash, randomUUIDv7 } from 'node:crypto';
import { prepared } from '../personal-data/prepared-key.js';

/** UUID f9f2c0b4-6e6a-5d0e-9d0b-3c1b7a0f5a11. */
const NAMESPACE = Buffer.from('f9f2c0b46e6a5d0e9d0b3c1b7a0f5a11', 'hex');

/**
 * The same parts always give the same UUID (version 5, RFC 9562), so replays and resends find what the first run
 * created. Written by hand because every command calls it several times, and libraries parse the namespace on each
 * call.
 */
export function deriveId(...parts: readonly (string | number)[]): string {
  const hex = hash('sha1', Buffer.concat([NAMESPACE, Buffer.from(parts.join('\u001f'))]), 'hex');
  const variant = '89ab'.charAt(Number.parseInt(hex.charAt(16), 16) & 3);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** A new UUID, ordered by time to the millisecond (version 7, RFC 9562). */
export function freshId(): string {
  return randomUUIDv7();
}

/**
 * Short hash of a command's content, independent of the order of keys. It is keyed with a secret of the installation:
 * the log stores it in clear, and the body must not be guessable from it.
 */
export function contentHash(content: unknown, key: Buffer): string {
  return createHmac('sha256', prepared(key)).update(canonical(content)).digest('base64url').slice(0, 16);
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
    entries.sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`).join(',')}}`;
  }
  return value === undefined ? 'null' : JSON.stringify(value);
}
