/** A stream's name is `<prefix><id>`, e.g. `pier-0190f3a2…`; its prefix ends with the first dash. */
export function prefixOf(stream: string): string {
  return stream.slice(0, stream.indexOf('-') + 1);
}

/** Id of the record that the stream belongs to. */
export function recordIdOf(stream: string): string {
  return stream.slice(stream.indexOf('-') + 1);
}

/** @throws Error unless the prefix consists of lower-case letters and underscores with one dash at the end */
export function assertPrefix(prefix: string): void {
  if (!/^[a-z_]+-$/.test(prefix)) throw new Error(`"${prefix}" is not the prefix of a stream's name`);
}
