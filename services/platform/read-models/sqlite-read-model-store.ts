/** The embedded read models: all collections, checkpoints and leases in one SQLite file. */
import { join } from 'node:path';
import { collectionNames, dropTables, openTables } from './collection-catalog.js';
import { CollectionTable } from './collection-table.js';
import {
  CheckpointMovedError,
  type CollectionDefinition,
  type LeaseMark,
  type LogPlace,
  type ReadModelStore,
} from './read-model-store.js';
import { IN_MEMORY, SqliteFile } from './sqlite-file.js';
import type { CopiedEngine, ShowCopied } from '../copying/copied-engine.js';

export class SqliteReadModelStore implements ReadModelStore, CopiedEngine {
  /** One object for each collection, however often it is opened, because it holds which fields have met arrays. */
  private readonly collections = new Map<string, CollectionTable>();

  private constructor(
    private readonly file: SqliteFile,
    /** Whether a collection gets the indexes of its definition. */
    private readonly isIndexed: (collection: string) => boolean = () => true,
  ) {}

  /**
   * Opens `<directory>/read-models.db`, and creates both if they are missing.
   * @throws ReadModelsUnavailableError when another process has it open, or when the file belongs to another program or
   * a newer version; it is then left as it is.
   */
  static openIn(directory: string): SqliteReadModelStore {
    return new SqliteReadModelStore(SqliteFile.open(join(directory, 'read-models.db')));
  }

  /**
   * A store that is lost when it is closed.
   * @param isIndexed false for collections that are searched so rarely that their indexes would cost more than they save
   */
  static inMemory(isIndexed?: (collection: string) => boolean): SqliteReadModelStore {
    return new SqliteReadModelStore(SqliteFile.open(IN_MEMORY), isIndexed);
  }

  open(definition: CollectionDefinition): Promise<CollectionTable> {
    return this.file.answer(() => {
      const { filling = false } = definition;
      const tables = openTables(this.file, { ...definition, filling: filling || !this.isIndexed(definition.name) });
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

  /** The furthest position that any consumer has processed. */
  furthestCheckpoint(): number {
    const row = this.file.statement('SELECT max(position) AS furthest FROM checkpoints').get();
    return Number(row?.['furthest'] ?? 0);
  }

  checkpoints(): Promise<Map<string, LogPlace>> {
    return this.file.answer(() => {
      const rows = this.file.statement('SELECT consumer, position, event_id FROM checkpoints').all();
      return new Map(
        rows.map(({ consumer, position, event_id }) => [
          String(consumer),
          { position: Number(position), event_id: event_id === null ? null : String(event_id) },
        ]),
      );
    });
  }

  loadCheckpoint(consumer: string): Promise<number> {
    return this.file.answer(() => this.checkpoint(consumer));
  }

  saveCheckpoint(consumer: string, previous: number, { position, event_id }: LogPlace): Promise<void> {
    return this.file.answer(() =>
      this.file.transaction(() => {
        const stored = this.checkpoint(consumer);
        if (stored !== previous) {
          throw new CheckpointMovedError(`checkpoint of ${consumer}: expected ${previous}, found ${stored}`);
        }
        this.file
          .statement('INSERT OR REPLACE INTO checkpoints (consumer, position, event_id) VALUES (?, ?, ?)')
          .run(consumer, position, event_id);
      }),
    );
  }

  deleteCheckpoint(consumer: string): Promise<void> {
    return this.file.answer(() => {
      this.file.statement('DELETE FROM checkpoints WHERE consumer = ?').run(consumer);
    });
  }

  loadLease(name: string): Promise<LeaseMark | null> {
    return this.file.answer(() => this.lease(name));
  }

  saveLease(name: string, seen: LeaseMark | null, next: LeaseMark | null): Promise<boolean> {
    return this.file.answer(() =>
      this.file.transaction(() => {
        const stored = this.lease(name);
        if (stored?.holder !== seen?.holder || stored?.count !== seen?.count) return false;
        if (next === null) this.file.statement('DELETE FROM leases WHERE name = ?').run(name);
        else {
          this.file
            .statement('INSERT OR REPLACE INTO leases (name, holder, count) VALUES (?, ?, ?)')
            .run(name, next.holder, next.count);
        }
        return true;
      }),
    );
  }

  scrub(): Promise<void> {
    return this.file.answer(() => this.file.rewrite());
  }

  get storedIn(): string {
    return this.file.name;
  }

  copyTo(directory: string, show: ShowCopied): Promise<void> {
    return this.file.copyTo(directory, show);
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

  private lease(name: string): LeaseMark | null {
    const row = this.file.statement('SELECT holder, count FROM leases WHERE name = ?').get(name);
    return row === undefined ? null : { holder: String(row['holder']), count: Number(row['count']) };
  }

  private checkpoint(consumer: string): number {
    const row = this.file.statement('SELECT position FROM checkpoints WHERE consumer = ?').get(consumer);
    return Number(row?.['position'] ?? 0);
  }
}
