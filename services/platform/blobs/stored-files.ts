import { byText, type Comparison } from '../../../contracts/vocabulary/sorting.js';
import type { JsonObject } from '../event-store/event-store.js';
import type { ReadModelCollection, ReadModelStore } from '../read-models/read-model-store.js';
import type { StoredBlob } from './blob-store.js';

/** What one file takes, without personal data. */
interface StoredFile {
  readonly marina: string;
  readonly person: string;
  readonly bytes: number;
}

/** The files of one marina. */
export interface MarinaStorage {
  readonly marina_id: string;
  readonly files: number;
  readonly bytes: number;
}

const COLLECTION = { name: 'stored_files', indexes: [{ fields: ['marina'] }, { fields: ['person'] }] };
/** Processes do not tell each other what they store, so sums older than this are made anew. */
const SUMS_LAST_MS = 60_000;
const PAGE = 1_000;

/**
 * The size of every stored file, beside the read models, where all processes see it. It is not rebuilt with them; files
 * that it does not know are added by `learn`.
 */
export class StoredFiles {
  private collection: Promise<ReadModelCollection> | undefined;
  private sums: Map<string, { files: number; bytes: number }> | undefined;
  private summedAt = 0;

  constructor(
    private readonly store: ReadModelStore,
    private readonly now: () => number = () => performance.now(),
  ) {}

  async add(id: string, file: StoredFile): Promise<void> {
    const collection = await this.open();
    if ((await collection.get(id)) !== undefined) return;
    await this.write(collection, id, { ...file });
    const sums = this.sums?.get(file.marina);
    this.sums?.set(file.marina, { files: (sums?.files ?? 0) + 1, bytes: (sums?.bytes ?? 0) + file.bytes });
  }

  async remove(ids: readonly string[]): Promise<void> {
    const collection = await this.open();
    for (const found of await collection.getMany(ids)) await this.write(collection, found._id, null);
    this.sums = undefined;
  }

  async idsOf(person: string): Promise<string[]> {
    const found = await (await this.open()).find({ filter: { person }, limit: 100_000 });
    return found.map(({ _id }) => _id);
  }

  async of(marina: string): Promise<MarinaStorage> {
    const sums = (await this.upToDate()).get(marina) ?? { files: 0, bytes: 0 };
    return { marina_id: marina, ...sums };
  }

  /** All marinas with files, the largest first. */
  async all(): Promise<MarinaStorage[]> {
    const sums = [...(await this.upToDate())].map(([marina_id, sum]) => ({ marina_id, ...sum }));
    return sums.filter(({ files }) => files > 0).sort(largestFirst);
  }

  /** Adds stored files that are not known: those from before this list, or after a restore. @returns how many */
  async learn(ids: readonly string[], read: (id: string) => Promise<StoredBlob | undefined>): Promise<number> {
    const collection = await this.open();
    let learnt = 0;
    for (let start = 0; start < ids.length; start += PAGE) {
      const page = ids.slice(start, start + PAGE);
      const known = new Set((await collection.getMany(page)).map(({ _id }) => _id));
      for (const id of page.filter((one) => !known.has(one))) {
        const blob = await read(id);
        if (blob === undefined) continue;
        await this.add(id, { marina: blob.marina, person: blob.person, bytes: blob.size });
        learnt += 1;
      }
    }
    return learnt;
  }

  private async upToDate(): Promise<Map<string, { files: number; bytes: number }>> {
    if (this.sums !== undefined && this.now() - this.summedAt < SUMS_LAST_MS) return this.sums;
    const collection = await this.open();
    const sums = new Map<string, { files: number; bytes: number }>();
    for (let skip = 0; ; skip += PAGE) {
      const page = (await collection.find({ sort: [['marina', 1]], skip, limit: PAGE })) as unknown as StoredFile[];
      for (const { marina, bytes } of page) {
        const sum = sums.get(marina) ?? { files: 0, bytes: 0 };
        sums.set(marina, { files: sum.files + 1, bytes: sum.bytes + bytes });
      }
      if (page.length < PAGE) break;
    }
    this.sums = sums;
    this.summedAt = this.now();
    return sums;
  }

  /** A file has no log position, so its `_position` counts its writes. */
  private async write(collection: ReadModelCollection, _id: string, document: JsonObject | null): Promise<void> {
    const [stored] = await collection.getManyWithTombstones([_id]);
    const position = (stored?._position ?? 0) + 1;
    await collection.write([document === null ? { _id, position, removed: true } : { _id, position, document }]);
  }

  private open(): Promise<ReadModelCollection> {
    const opened = this.collection ?? this.store.open(COLLECTION);
    this.collection = opened;
    opened.catch(() => (this.collection = undefined));
    return opened;
  }
}

/** Those of one size follow by marina: the sums of each process are in an order of their own. */
const largestFirst: Comparison<MarinaStorage> = (one, other) =>
  other.bytes - one.bytes || byText(one.marina_id, other.marina_id);
