import { statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { EngineUnavailableError } from '../availability/engine-unavailable.js';

const PROBE_BYTES = 65_536;

/**
 * Tests whether a file on which a write failed has space again: writes as much as a long append and removes it; the
 * next writes reuse its pages. The write-ahead log may have free pages while the disk is full, so the free space of the
 * disk is checked too.
 * @throws SQLite's error, EngineUnavailableError
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
