import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { DiskSync } from '../sqlite/disk-sync.js';
import { EngineFile } from '../sqlite/engine-file.js';
import type { KeptKey, MovableKeys } from './movable-keys.js';
import type { CopiedEngine, ShowCopied } from '../copying/copied-engine.js';

/** 'QYKS' in the file's header. */
const APPLICATION_ID = 0x51594b53;

/** Keys in `<dir>/keys.db`, a separate file so that it can be backed up, moved and shredded on its own. */
export class SqlitePersonKeys implements MovableKeys, CopiedEngine {
  private readonly file: EngineFile;
  private readonly cache = new Map<string, Buffer>();
  /** Secrets are created once and never change. */
  private readonly secrets = new Map<string, Buffer>();

  constructor(directory: string, sync: DiskSync = 'every_commit') {
    this.file = EngineFile.open({
      path: join(directory, 'keys.db'),
      holds: "the persons' keys",
      applicationId: APPLICATION_ID,
      knownBy: 'person_keys',
      tables: `
        CREATE TABLE IF NOT EXISTS person_keys (person TEXT PRIMARY KEY, key BLOB) WITHOUT ROWID;
        CREATE TABLE IF NOT EXISTS secrets (name TEXT PRIMARY KEY, secret BLOB NOT NULL) WITHOUT ROWID;
      `,
      sync,
    });
  }

  keyForWriting(person: string): Promise<Buffer | null> {
    const cached = this.cache.get(person);
    if (cached !== undefined) return Promise.resolve(cached);
    return this.answer(() => {
      this.file
        .statement('INSERT INTO person_keys (person, key) VALUES (?, ?) ON CONFLICT DO NOTHING')
        .run(person, randomBytes(32));
      return this.read(person) ?? null;
    });
  }

  keysForReading(persons: readonly string[]): Promise<ReadonlyMap<string, Buffer>> {
    return this.answer(() => {
      const found = new Map<string, Buffer>();
      for (const person of persons) {
        const key = this.cache.get(person) ?? this.read(person);
        if (key !== undefined) found.set(person, key);
      }
      return found;
    });
  }

  erase(person: string): Promise<void> {
    return this.answer(() => {
      this.cache.delete(person);
      this.file
        .statement(
          'INSERT INTO person_keys (person, key) VALUES (?, NULL) ON CONFLICT (person) DO UPDATE SET key = NULL',
        )
        .run(person);
      this.file.cutLog();
    });
  }

  secret(name: string): Promise<Buffer> {
    const known = this.secrets.get(name);
    if (known !== undefined) return Promise.resolve(known);
    return this.answer(() => {
      const stored = this.storedSecret(name) ?? this.makeSecret(name);
      this.secrets.set(name, stored);
      return stored;
    });
  }

  /** True if any key or secret was ever created here. */
  get isUsed(): boolean {
    return this.file.statement('SELECT 1 FROM secrets UNION ALL SELECT 1 FROM person_keys LIMIT 1').get() !== undefined;
  }

  all(): Promise<KeptKey[]> {
    return this.answer(() => {
      const sql = `SELECT 'person' AS kind, person AS name, key FROM person_keys
        UNION ALL SELECT 'secret', name, secret FROM secrets`;
      const rows = this.file.statement(sql).all() as { kind: KeptKey['kind']; name: string; key: Uint8Array | null }[];
      return rows.map(({ kind, name, key }) => ({ kind, name, key: key === null ? null : Buffer.from(key) }));
    });
  }

  add(keys: readonly KeptKey[]): Promise<void> {
    return this.answer(() =>
      this.file.transaction(() => {
        const person = this.file.statement(
          'INSERT INTO person_keys (person, key) VALUES (?, ?) ON CONFLICT DO NOTHING',
        );
        const secret = this.file.statement('INSERT INTO secrets (name, secret) VALUES (?, ?) ON CONFLICT DO NOTHING');
        for (const { kind, name, key } of keys) (kind === 'person' ? person : secret).run(name, key);
      }),
    );
  }

  get storedIn(): string {
    return this.file.name;
  }

  copyTo(directory: string, show: ShowCopied): Promise<void> {
    return this.file.copyTo(directory, show);
  }

  ping(): Promise<void> {
    return this.answer(() => this.file.probe());
  }

  close(): Promise<void> {
    this.file.close();
    return Promise.resolve();
  }

  private storedSecret(name: string): Buffer | undefined {
    const row = this.file.statement('SELECT secret FROM secrets WHERE name = ?').get(name) as
      { secret: Uint8Array } | undefined;
    return row === undefined ? undefined : Buffer.from(row.secret);
  }

  private makeSecret(name: string): Buffer {
    const secret = randomBytes(32);
    this.file.statement('INSERT INTO secrets (name, secret) VALUES (?, ?)').run(name, secret);
    return secret;
  }

  private read(person: string): Buffer | undefined {
    const row = this.file.statement('SELECT key FROM person_keys WHERE person = ?').get(person) as
      { key: Uint8Array | null } | undefined;
    if (row?.key == null) return undefined;
    const key = Buffer.from(row.key);
    if (this.cache.size >= 50_000) this.cache.clear();
    this.cache.set(person, key);
    return key;
  }

  /** The engine is synchronous; an error that it throws becomes a rejection, as the port requires. */
  private answer<T>(work: () => T): Promise<T> {
    return new Promise((resolve) => resolve(this.file.work(work)));
  }
}
