import { statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { EngineUnavailableError } from '../availability/engine-unavailable.js';

const PROBE_BYTES = 65_536;

/**
 * Writes as much as a long append, and takes it away again; its pages are used by what is written next. For a file on
 * which a write failed: whether there is room again. The write-ahead log may have some left that it uses again while the
 * disk has none, so the disk is asked as well. @throws what SQLite says, EngineUnavailableError
 */
export function probeDiskSpace(database: DatabaseSync): void {
  const path = database.location();
  if (path !== null) {
    const { bavail, bsize } = statfsSync(dirname(path));
    if (bavail * bsize < PROBE_BYTES) throw new EngineUnavailableError(`the disk with ${path} is full`);
  }
  try {
    database.exec(`
      BEGIN IMMEDIATE;
      CREATE TABLE IF NOT EXISTS room (bytes BLOB);
      INSERT INTO room (bytes) VALUES (zeroblob(${PROBE_BYTES}));
      COMMIT;
      DROP TABLE room;
    `);
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}
