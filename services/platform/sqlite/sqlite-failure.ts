const BUSY = 5;

/** SQLite's primary result codes for an engine that cannot work now, as opposed to a faulty statement. */
const REASONS: ReadonlyMap<number, string> = new Map([
  [BUSY, 'busy: another process has it open'],
  [6, 'locked'],
  [7, 'out of memory'],
  [8, 'read-only'],
  [10, 'not readable or writable (input/output error)'],
  [11, 'damaged'],
  [13, 'out of room: the disk is full'],
  [14, 'not to be opened'],
  [26, 'not a database'],
]);

/** Another process has the file open at this moment. */
export function isBusy(error: unknown): boolean {
  const code = (error as { errcode?: unknown } | null)?.errcode;
  return typeof code === 'number' && (code & 0xff) === BUSY;
}

/** Why the file cannot be used now, as a phrase to follow "is"; undefined when the program is at fault. */
export function reasonOf(error: unknown): string | undefined {
  const code = (error as { errcode?: unknown } | null)?.errcode;
  // The low byte is the primary code; the other bits refine it. https://www.sqlite.org/rescode.html
  return typeof code === 'number' ? REASONS.get(code & 0xff) : undefined;
}
