import { backup, type DatabaseSync } from 'node:sqlite';

/**
 * Pages that are copied at once. The database is locked meanwhile, so commands wait for some milliseconds at most.
 */
const PAGES_AT_ONCE = 64;

/**
 * Copies an open database to a new file while it is read and written. The copy has the content of one moment, after
 * the call and before the result: SQLite also writes to the copy what this connection changes meanwhile.
 * @throws SQLite's error
 */
export async function copyOnline(
  database: DatabaseSync,
  path: string,
  show: (done: number, all: number) => void,
): Promise<void> {
  await backup(database, path, {
    rate: PAGES_AT_ONCE,
    progress: ({ totalPages, remainingPages }) => show(totalPages - remainingPages, totalPages),
  });
  show(1, 1);
}
