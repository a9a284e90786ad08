import type { DatabaseSync } from 'node:sqlite';

/** The check takes about two milliseconds for each MB, which bounds the delay of a start. */
const MOST_LOOKED_THROUGH_BYTES = 128 * 1024 * 1024;

/**
 * Whether pages of the file are damaged. All pages are read; a larger file is not checked, and its damage shows when a
 * page is read. Damage found at the start is reported to the operator; later damage only in the log.
 */
export function failsIntegrityCheck(database: DatabaseSync): boolean {
  const bytes = pragma(database, 'page_count') * pragma(database, 'page_size');
  if (bytes > MOST_LOOKED_THROUGH_BYTES) return false;
  return database.prepare('PRAGMA quick_check(1)').get()?.['quick_check'] !== 'ok';
}

function pragma(database: DatabaseSync, name: 'page_count' | 'page_size'): number {
  return Number(database.prepare(`PRAGMA ${name}`).get()?.[name]);
}
