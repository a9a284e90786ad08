import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SqlitePersonKeys } from '../personal-data/sqlite-person-keys.js';
import { readManifest } from './backup-manifest.js';
import { BackupRefusedError } from './backup-refused.js';

/** Secrets that sign sign-ins. They are made anew, because sign-ins that ended after the backup would work again. */
const OF_SESSIONS = ['session tokens', 'login links'];

/** Deletes the keys of the persons, and ends all sign-ins. */
export async function correctKeys(directory: string, erased: readonly string[]): Promise<void> {
  const keys = new SqlitePersonKeys(directory);
  try {
    for (const person of erased) await keys.erase(person);
  } finally {
    await keys.close();
  }
  const database = new DatabaseSync(join(directory, 'keys.db'));
  try {
    database.exec('PRAGMA secure_delete = ON');
    for (const name of OF_SESSIONS) database.prepare('DELETE FROM secrets WHERE name = ?').run(name);
  } finally {
    database.close();
  }
}

/** The persons whom the keys of a backup mark as erased. */
export function erasedIn(backup: string): string[] {
  const database = new DatabaseSync(join(backup, 'keys.db'), { readOnly: true });
  try {
    return database
      .prepare('SELECT person FROM person_keys WHERE key IS NULL')
      .all()
      .map(({ person }) => String(person));
  } finally {
    database.close();
  }
}

/** Finished backups beside this one that were made later. */
export function laterBackups(backup: string, madeAt: string): string[] {
  const parent = dirname(resolve(backup));
  return readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(parent, name))
    .filter((place) => place !== resolve(backup) && existsSync(join(place, 'keys.db')) && isLater(place, madeAt));
}

function isLater(place: string, madeAt: string): boolean {
  try {
    return readManifest(place).made_at > madeAt;
  } catch (error) {
    if (error instanceof BackupRefusedError) return false;
    throw error;
  }
}
