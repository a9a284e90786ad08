/** The form in which the log stores personal data of an event; see decision 0024. */
import type { JsonObject, JsonValue } from '../event-store/event-store.js';
import { decryptValue, encryptValue } from '../personal-data/field-cipher.js';

/** Field of the event data that holds all personal values by path, encrypted. */
const PERSONAL = '$enc';

export interface Owner {
  readonly event: string;
  /** Null or undefined if the person was erased. */
  readonly key: Buffer | null | undefined;
}

/**
 * @returns the data with each personal value replaced by null, and all of these values encrypted in one field; without
 * a key that field is missing
 */
export function encryptData(data: JsonObject, paths: readonly string[], { event, key }: Owner): JsonObject {
  if (paths.length === 0) return data;
  const personal: JsonObject = {};
  const encrypted: Record<string, unknown> = { ...data };
  for (const path of paths) {
    replaceIn(encrypted, path, (value) => {
      if (value == null) return value;
      personal[path] = value;
      return null;
    });
  }
  if (key != null && Object.keys(personal).length > 0) {
    encrypted[PERSONAL] = encryptValue(personal, key, placeOf(event));
  }
  return encrypted as JsonObject;
}

/**
 * Reverses `encryptData`; personal values stay null without a key.
 * @param paths of the personal values in old events, which were encrypted one by one
 * @throws Error if the data was tampered with or belongs to another event
 */
export function decryptData(data: JsonObject, paths: readonly string[], owner: Owner): Record<string, unknown> {
  const { [PERSONAL]: encrypted, ...rest } = data;
  if (typeof encrypted !== 'string') return openedOneByOne(rest, paths, owner);
  if (owner.key == null) return rest;
  const personal = decryptValue(encrypted, owner.key, placeOf(owner.event)) as JsonObject;
  const decrypted: Record<string, unknown> = rest;
  for (const [path, value] of Object.entries(personal)) replaceIn(decrypted, path, () => value);
  return decrypted;
}

function openedOneByOne(
  decrypted: Record<string, unknown>,
  paths: readonly string[],
  { event, key }: Owner,
): Record<string, unknown> {
  for (const path of paths) {
    replaceIn(decrypted, path, (value) => {
      const encrypted = typeof value === 'object' && value !== null && (value as JsonObject)['$enc'];
      if (typeof encrypted !== 'string') return value;
      return key == null ? null : decryptValue(encrypted, key, `${event}:${path}`);
    });
  }
  return decrypted;
}

/** The path is empty here; values of old events are bound to `<event>:<path>`. */
function placeOf(event: string): string {
  return `${event}:`;
}

/** Replaces a value where its path exists. Objects on the path are copied, because others may share them. */
function replaceIn(
  data: Record<string, unknown>,
  path: string,
  replace: (value: JsonValue | undefined) => unknown,
): void {
  const dot = path.indexOf('.');
  const head = dot === -1 ? path : path.slice(0, dot);
  if (!(head in data)) return;
  const inner = data[head];
  if (dot === -1) {
    data[head] = replace(inner as JsonValue | undefined);
  } else if (typeof inner === 'object' && inner !== null) {
    const own = { ...inner } as Record<string, unknown>;
    data[head] = own;
    replaceIn(own, path.slice(dot + 1), replace);
  }
}
