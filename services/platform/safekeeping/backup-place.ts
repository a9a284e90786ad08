import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import { ownDirectory } from '../process/owner-only.js';
import { BackupRefusedError } from './backup-refused.js';
import { MANIFEST } from './backup-manifest.js';

/** Marks a directory whose backup was begun and has not ended. */
const UNFINISHED = 'unfinished-backup';

/**
 * Makes the directory of a new backup: missing, empty, or with a backup that was interrupted, which is removed.
 * @throws BackupRefusedError if anything else is there, or the directory is in the data directory
 */
export function beginIn(directory: string, dataDirectory: string): void {
  const inside = relative(resolve(dataDirectory), resolve(directory));
  if (!isAbsolute(inside) && inside.split(sep)[0] !== '..') {
    throw new BackupRefusedError('A backup cannot be in the data directory: name another place, on another disk.');
  }
  const present = existsSync(directory) ? readdirSync(directory) : [];
  if (present.includes(UNFINISHED) && !present.includes(MANIFEST)) {
    for (const name of present) rmSync(join(directory, name), { recursive: true, force: true });
  } else if (present.length > 0) {
    throw new BackupRefusedError(`${directory} is not empty: name a new directory for each backup.`);
  }
  ownDirectory(directory);
  writeFileSync(join(directory, UNFINISHED), '', { mode: 0o600 });
}

/** Removes the mark; the manifest is there by now. */
export function endIn(directory: string): void {
  rmSync(join(directory, UNFINISHED), { force: true });
}

/** Whether a file is part of the backup. */
export function isContent(name: string): boolean {
  return name !== UNFINISHED;
}
