import { createHmac } from 'node:crypto';
import { v5, v7 } from 'uuid';

const NAMESPACE = 'f9f2c0b4-6e6a-5d0e-9d0b-3c1b7a0f5a11';

/** The same parts always give the same UUID: replays and resends meet what they made the first time. */
export function deriveId(...parts: readonly (string | number)[]): string {
  return v5(parts.join('\u001f'), NAMESPACE);
}

/** A fresh, time-ordered UUID. */
export function freshId(): string {
  return v7();
}

/**
 * Short hash of a command's content, independent of the order of keys. Keyed with a secret of the installation:
 * the log keeps it in clear, and nobody shall find out by guessing what a body said.
 */
export function contentHash(content: unknown, key: Buffer): string {
  return createHmac('sha256', key).update(canonical(content)).digest('base64url').slice(0, 16);
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
