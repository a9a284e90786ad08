import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { PERSON_ERASED } from '../event-sourcing/person-erased.js';
import { LOG_FILE_NAME } from '../event-store/sqlite-log-file.js';
import { BackupRefusedError } from './backup-refused.js';

/** A moment of the log: the position of its last event, or an instant. */
export type Moment = { readonly position: number } | { readonly at: string };

/** What the cut removed. */
export interface CutLog {
  readonly position: number;
  readonly removed: number;
  /** Persons whose erasure was recorded after the moment. */
  readonly erased: readonly string[];
}

/**
 * Removes all events after a moment from the log of a directory that no process uses. Positions, revisions and streams
 * of the remaining events stay as they are.
 * @throws BackupRefusedError if the log has nothing at or before the moment
 */
export function cutLog(directory: string, moment: Moment): CutLog {
  const database = new DatabaseSync(join(directory, LOG_FILE_NAME));
  try {
    const position = positionOf(database, moment);
    const after = 'SELECT data FROM events WHERE position > ? AND type = ?';
    const erased = database
      .prepare(after)
      .all(position, PERSON_ERASED)
      .map(({ data }) => (JSON.parse(String(data)) as { person_id: string }).person_id);
    database.exec('BEGIN IMMEDIATE');
    const { changes } = database.prepare('DELETE FROM events WHERE position > ?').run(position);
    database.exec('DELETE FROM streams WHERE number NOT IN (SELECT stream FROM events)');
    database.exec('COMMIT');
    // Removes the content from the free pages, too.
    if (changes !== 0) database.exec('VACUUM');
    return { position, removed: Number(changes), erased };
  } finally {
    database.close();
  }
}

function positionOf(database: DatabaseSync, moment: Moment): number {
  if ('position' in moment) {
    const found = database.prepare('SELECT max(position) AS last FROM events WHERE position <= ?').get(moment.position);
    if (typeof found?.['last'] === 'number') return found['last'];
    throw new BackupRefusedError(`The log of the backup has no event up to position ${moment.position}.`);
  }
  // Clocks of several processes may differ a little: the log is cut before the first event that is later.
  const sql = `SELECT min(position) AS first FROM events WHERE json_extract(metadata, '$.recorded_at') > ?`;
  const first = database.prepare(sql).get(moment.at)?.['first'];
  const last = database.prepare('SELECT max(position) AS last FROM events WHERE position < ?');
  const found = typeof first === 'number' ? last.get(first) : last.get(Number.MAX_SAFE_INTEGER);
  if (typeof found?.['last'] === 'number') return found['last'];
  throw new BackupRefusedError(`The log of the backup begins after ${moment.at}.`);
}
