/** The embedded read models: all collections, checkpoints and leases in one SQLite file. */
import { join } from 'node:path';
import { collectionNames, dropTables, openTables } from './collection-catalog.js';
import { CollectionTable } from './collection-table.js';
import { crashPoint } from '../process/crash-points.js';
import type { CollectionDefinition, ConsumerWrites, LeaseMark, LogPlace, ReadModelStore } from './read-model-store.js';
import { SqliteCheckpoints } from './sqlite-checkpoints.js';
import { type FileContent, IN_MEMORY, SqliteFile } from './sqlite-file.js';
import type { CopiedEngine, ShowCopied } from '../copying/copied-engine.js';

export class SqliteReadModelStore implements ReadModelStore, CopiedEngine {
  /** One object for each collection, however often it is opened, because it holds which fields have met arrays. */
  private readonly collections = new Map<string, CollectionTable>();

  private readonly places: SqliteCheckpoints;

  private constructor(
    private readonly file: SqliteFile,
    /** Whether a collection gets the indexes of its definition. */
    private readonly isIndexed: (collection: string) => boolean = () => true,
  ) {
    this.places = new SqliteCheckpoints(file);
  }

  /**
   * Opens `<directory>/read-models.db`, and creates both if they are missing.
   * @throws ReadModelsUnavailableError when another process has it open, or when the file belongs to another program or
   * a newer version; it is then left as it is.
   */
  static openIn(directory: string): SqliteReadModelStore {
    return new SqliteReadModelStore(SqliteFile.open(join(directory, 'read-models.db')));
  }

  /** Opens a file with other content, which needs the same of its engine. @throws the failure of the content */
  static openAs(path: string, content: FileContent): SqliteReadModelStore {
    return new SqliteReadModelStore(SqliteFile.open(path, content));
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
    return this.places.furthest();
  }

  checkpoints(): Promise<Map<string, LogPlace>> {
    return this.file.answer(() => this.places.all());
  }

  loadCheckpoint(consumer: string): Promise<number> {
    return this.file.answer(() => this.places.of(consumer));
  }

  async saveCheckpoint(consumer: string, previous: number, next: LogPlace): Promise<void> {
    const [failure] = await this.commit([{ checkpoint: { consumer, previous, next } }]);
    if (failure != null) throw failure;
  }

  async commit(parts: readonly ConsumerWrites[]): Promise<readonly (Error | null)[]> {
    try {
      await this.file.answer(() => this.commitTogether(parts));
      return parts.map(() => null);
    } catch (error) {
      if (parts.length === 1) return [error instanceof Error ? error : new Error(String(error))];
      // One part may be at fault, and its transaction has taken the others back.
      return (await Promise.all(parts.map((part) => this.commit([part])))).flat();
    }
  }

  deleteCheckpoint(consumer: string): Promise<void> {
    return this.file.answer(() => this.places.delete(consumer));
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

  private commitTogether(parts: readonly ConsumerWrites[]): void {
    const documents = parts.flatMap((part) => part.documents ?? []);
    const committed = this.file.transaction(() => {
      const written = documents.map(({ collection, writes }) => this.opened(collection).writeWithin(writes));
      if (documents.length > 0) crashPoint('read_model.before_checkpoint');
      this.places.move(parts.flatMap((part) => part.checkpoint ?? []));
      return written;
    });
    for (const follow of committed) follow();
  }

  private opened(name: string): CollectionTable {
    const collection = this.collections.get(name);
    if (collection === undefined) throw new Error(`the collection ${name} is not open`);
    return collection;
  }
}
