import { existsSync, statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Settings } from '../settings/settings.js';
import { BackupRefusedError } from './backup-refused.js';
import type { Moment } from './cut-log.js';
import { ErasedList } from '../erasing/erased-list.js';
import type { RestoreRequest } from './restore.js';

const BACKUP = 'npm run backup -- --to <new directory>';
const RESTORE =
  'npm run restore -- --from <backup> [--position <number> | --at <instant>] [--erased <list or old data directory>]';

const text = { type: 'string' } as const;

/** @throws BackupRefusedError in one line */
export function parseBackupRequest(given: readonly string[]): string {
  const { to } = named(given, { to: text }, BACKUP);
  if (to === undefined || to === '') throw new BackupRefusedError(`Say where to: ${BACKUP}`);
  return to;
}

/** @throws BackupRefusedError in one line */
export function parseRestoreRequest(given: readonly string[], settings: Settings): RestoreRequest {
  const options = { from: text, position: text, at: text, erased: text };
  const { from, position, at, erased } = named(given, options, RESTORE);
  if (from === undefined || from === '') throw new BackupRefusedError(`Say what to restore: ${RESTORE}`);
  if (position !== undefined && at !== undefined) throw new BackupRefusedError('Name --position or --at, not both.');
  return { from, to: settings.DATA_DIR, moment: momentOf(position, at), erased: erasedOf(erased, settings) };
}

function momentOf(position: string | undefined, at: string | undefined): Moment | null {
  if (position !== undefined) {
    if (!/^[1-9]\d{0,14}$/.test(position)) throw new BackupRefusedError('--position is a whole number from 1.');
    return { position: Number(position) };
  }
  if (at === undefined) return null;
  const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(at) ? Date.parse(at) : Number.NaN;
  if (Number.isNaN(instant)) {
    throw new BackupRefusedError('--at is an instant with its zone, such as 2027-06-01T08:00:00Z.');
  }
  return { at: new Date(instant).toISOString() };
}

/** The named list; otherwise that of the settings. */
function erasedOf(named: string | undefined, settings: Settings): readonly string[] | null {
  if (named !== undefined) {
    if (!existsSync(named)) throw new BackupRefusedError(`There is no list of erased persons at ${named}.`);
    return (statSync(named).isDirectory() ? ErasedList.inDirectory(named) : new ErasedList(named)).all();
  }
  const path = settings.ERASED_PERSONS_FILE;
  return path !== undefined && existsSync(path) ? new ErasedList(path).all() : null;
}

function named<O extends Record<string, typeof text>>(given: readonly string[], options: O, usage: string) {
  try {
    return parseArgs({ args: [...given], options }).values as Partial<Record<keyof O, string>>;
  } catch {
    throw new BackupRefusedError(`That was not understood: ${usage}`);
  }
}
