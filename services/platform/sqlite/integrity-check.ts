import type { DatabaseSync } from 'node:sqlite';

/** Looking through takes about two milliseconds a MB: a start may wait for so much. */
const MOST_LOOKED_THROUGH_BYTES = 128 * 1024 * 1024;

/**
 * Whether pages of the file are broken: all of them are looked through, in a larger file none, whose broken pages show
 * when they are read. Damage found at the start is told to the person who starts; found later, only to the log.
 */
export function failsIntegrityCheck(database: DatabaseSync): boolean {
  const bytes = pragma(database, 'page_count') * pragma(database, 'page_size');
  if (bytes > MOST_LOOKED_THROUGH_BYTES) return false;
  return database.prepare('PRAGMA quick_check(1)').get()?.['quick_check'] !== 'ok';
}

function pragma(database: DatabaseSync, name: 'page_count' | 'page_size'): number {
  return Number(database.prepare(`PRAGMA ${name}`).get()?.[name]);
}
