/** The embedded read models: all collections, checkpoints and leases in one SQLite file. */
import { join } from 'node:path';
import { collectionNames, dropTables, openTables } from './collection-catalog.js';
import { CollectionTable } from './collection-table.js';
import { CheckpointMovedError, type CollectionDefinition, type ReadModelStore } from './read-model-store.js';
import { SqliteFile } from './sqlite-file.js';

export class SqliteReadModelStore implements ReadModelStore {
  /** One object a collection, however often it is opened: it knows which fields have met arrays. */
  private readonly collections = new Map<string, CollectionTable>();

  private constructor(private readonly file: SqliteFile) {}

  /**
   * Opens `<directory>/read-models.db`, creating both when they are not there.
   * @throws ReadModelsUnavailableError when another process has it open, or when the file is another
   * program's or a newer version's; it is then left as it is.
   */
  static openIn(directory: string): SqliteReadModelStore {
    return new SqliteReadModelStore(SqliteFile.open(join(directory, 'read-models.db')));
  }

  /** One that is gone when it is closed. */
  static inMemory(): SqliteReadModelStore {
    return new SqliteReadModelStore(SqliteFile.open(':memory:'));
  }

  open(definition: CollectionDefinition): Promise<CollectionTable> {
    return this.file.answer(() => {
      const tables = openTables(this.file, definition);
      const collection =
        this.collections.get(definition.name)?.reopen(tables) ?? new CollectionTable(this.file, tables);
      this.collections.set(definition.name, collection);
      return collection;
    });
  }

  drop(name: string): Promise<void> {
    return this.file.answer(() => {
      dropTables(this.file, name);
      this.collections.delete(name);
    });
  }

  names(): Promise<string[]> {
    return this.file.answer(() => collectionNames(this.file));
  }

  /** The furthest position that any consumer has taken in. */
  furthestCheckpoint(): number {
    const row = this.file.statement('SELECT max(position) AS furthest FROM checkpoints').get();
    return Number(row?.['furthest'] ?? 0);
  }

  loadCheckpoint(consumer: string): Promise<number> {
    return this.file.answer(() => this.checkpoint(consumer));
  }

  saveCheckpoint(consumer: string, previous: number, next: number): Promise<void> {
    return this.file.answer(() =>
      this.file.transaction(() => {
        const stored = this.checkpoint(consumer);
        if (stored !== previous) {
          throw new CheckpointMovedError(`checkpoint of ${consumer}: expected ${previous}, found ${stored}`);
        }
        this.file
          .statement('INSERT OR REPLACE INTO checkpoints (consumer, position) VALUES (?, ?)')
          .run(consumer, next);
      }),
    );
  }

  deleteCheckpoint(consumer: string): Promise<void> {
    return this.file.answer(() => {
      this.file.statement('DELETE FROM checkpoints WHERE consumer = ?').run(consumer);
    });
  }

  acquireLease(name: string, holder: string, now: string, until: string): Promise<boolean> {
    return this.file.answer(() => {
      const taken = this.file
        .statement(
          `INSERT INTO leases (name, holder, until) VALUES (?, ?, ?)
           ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, until = excluded.until
           WHERE leases.holder = excluded.holder OR leases.until <= ?`,
        )
        .run(name, holder, instant(until), instant(now));
      return taken.changes === 1;
    });
  }

  releaseLease(name: string, holder: string): Promise<void> {
    return this.file.answer(() => {
      this.file.statement('DELETE FROM leases WHERE name = ? AND holder = ?').run(name, holder);
    });
  }

  scrub(): Promise<void> {
    return this.file.answer(() => this.file.rewrite());
  }

  ping(): Promise<void> {
    return this.file.answer(() => {
      this.file.statement('SELECT count(*) FROM collections').get();
    });
  }

  close(): Promise<void> {
    this.file.close();
    return Promise.resolve();
  }

  private checkpoint(consumer: string): number {
    const row = this.file.statement('SELECT position FROM checkpoints WHERE consumer = ?').get(consumer);
    return Number(row?.['position'] ?? 0);
  }
}

/** Milliseconds, so that instants with and without fractions of a second compare rightly. */
function instant(iso: string): number {
  const milliseconds = Date.parse(iso);
  if (Number.isNaN(milliseconds)) {
    throw new RangeError(`not an instant: '${iso}'`);
  }
  return milliseconds;
}
