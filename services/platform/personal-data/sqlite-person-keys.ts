import { randomBytes } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { type DiskSync, pragmaOf } from '../disk-sync.js';
import type { PersonKeys } from './person-keys.js';

/** Keys in `<dir>/keys.db`, a file of its own so that it can be backed up, moved and shredded apart. */
export class SqlitePersonKeys implements PersonKeys {
  private readonly db: DatabaseSync;
  private readonly cache = new Map<string, Buffer>();
  /** Secrets are made once and never change. */
  private readonly secrets = new Map<string, Buffer>();

  constructor(directory: string, sync: DiskSync = 'every_commit') {
    this.db = new DatabaseSync(join(directory, 'keys.db'));
    this.db.exec(`
      PRAGMA locking_mode = EXCLUSIVE;
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = ${pragmaOf(sync)};
      PRAGMA secure_delete = ON;
      CREATE TABLE IF NOT EXISTS person_keys (person TEXT PRIMARY KEY, key BLOB) WITHOUT ROWID;
      CREATE TABLE IF NOT EXISTS secrets (name TEXT PRIMARY KEY, secret BLOB NOT NULL) WITHOUT ROWID;
    `);
  }

  keyForWriting(person: string): Promise<Buffer | null> {
    const cached = this.cache.get(person);
    if (cached !== undefined) return Promise.resolve(cached);
    const made = randomBytes(32);
    this.db.prepare('INSERT INTO person_keys (person, key) VALUES (?, ?) ON CONFLICT DO NOTHING').run(person, made);
    return Promise.resolve(this.read(person) ?? null);
  }

  keysForReading(persons: readonly string[]): Promise<ReadonlyMap<string, Buffer>> {
    const found = new Map<string, Buffer>();
    for (const person of persons) {
      const key = this.cache.get(person) ?? this.read(person);
      if (key !== undefined) found.set(person, key);
    }
    return Promise.resolve(found);
  }

  erase(person: string): Promise<void> {
    this.cache.delete(person);
    this.db
      .prepare('INSERT INTO person_keys (person, key) VALUES (?, NULL) ON CONFLICT (person) DO UPDATE SET key = NULL')
      .run(person);
    // The write-ahead log still holds the page with the key until it is folded in and cut off.
    this.db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    return Promise.resolve();
  }

  secret(name: string): Promise<Buffer> {
    const known = this.secrets.get(name);
    if (known !== undefined) return Promise.resolve(known);
    this.db
      .prepare('INSERT INTO secrets (name, secret) VALUES (?, ?) ON CONFLICT DO NOTHING')
      .run(name, randomBytes(32));
    const row = this.db.prepare('SELECT secret FROM secrets WHERE name = ?').get(name) as { secret: Uint8Array };
    const secret = Buffer.from(row.secret);
    this.secrets.set(name, secret);
    return Promise.resolve(secret);
  }

  close(): Promise<void> {
    this.db.close();
    return Promise.resolve();
  }

  private read(person: string): Buffer | undefined {
    const row = this.db.prepare('SELECT key FROM person_keys WHERE person = ?').get(person) as
      { key: Uint8Array | null } | undefined;
    if (row?.key == null) return undefined;
    const key = Buffer.from(row.key);
    if (this.cache.size >= 50_000) this.cache.clear();
    this.cache.set(person, key);
    return key;
  }
}
