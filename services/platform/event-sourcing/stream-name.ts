/** A stream's name is `<prefix><id>`, e.g. `pier-0190f3a2…`; its prefix ends with the first dash. */
export function prefixOf(stream: string): string {
  return stream.slice(0, stream.indexOf('-') + 1);
}

/**
 * What the names of all streams match, as a regular expression: an id has a UUID in it, or is the keyed hash of a claimed
 * name. It tells the events of this product from those of others on a server. It has no list of prefixes, because a release
 * that is older than some records must set aside their events, and not pass over them.
 */
export const STREAM_NAMES = '^[a-z_]+-.*[0-9a-f-]{32,}';

/** Id of the record that the stream belongs to. */
export function recordIdOf(stream: string): string {
  return stream.slice(stream.indexOf('-') + 1);
}

/** @throws Error unless the prefix consists of lower-case letters and underscores with one dash at the end */
export function assertPrefix(prefix: string): void {
  if (!/^[a-z_]+-$/.test(prefix)) throw new Error(`"${prefix}" is not the prefix of a stream's name`);
}
