import type { Filter, FindOptions, Grouping, ReadModelCollection } from '../read-models/read-model-store.js';

/** A document as queries read it. */
export type Document<D> = D & { readonly _id: string; readonly _position: number; readonly _revision?: number };

/** One read model, in the version that is served at the moment. */
export class ReadModel<D extends object> {
  constructor(private readonly current: () => ReadModelCollection | Promise<ReadModelCollection>) {}

  async get(id: string): Promise<Document<D> | undefined> {
    return (await (await this.current()).get(id)) as Document<D> | undefined;
  }

  async getMany(ids: readonly string[]): Promise<Document<D>[]> {
    return (await (await this.current()).getMany(ids)) as unknown as Document<D>[];
  }

  async find(options: FindOptions): Promise<Document<D>[]> {
    return (await (await this.current()).find(options)) as unknown as Document<D>[];
  }

  async count(filter?: Filter): Promise<number> {
    return (await this.current()).count(filter);
  }

  /** The sums of these fields over all matches, which the engine adds up. */
  async sum<F extends keyof D & string>(fields: readonly F[], filter?: Filter): Promise<Record<F, number>> {
    const sums = await (await this.current()).sum(fields, filter);
    return Object.fromEntries(fields.map((field, at) => [field, sums[at] ?? 0])) as Record<F, number>;
  }

  /** The groups of all matches, which the engine counts and adds up. */
  async group<F extends keyof D & string = never>(
    grouping: Grouping & { readonly sums?: readonly F[] },
    filter?: Filter,
  ): Promise<{ key: readonly (string | null)[]; count: number; sums: Record<F, number> }[]> {
    const groups = await (await this.current()).group(grouping, filter);
    const { sums: fields = [] } = grouping;
    return groups.map(({ key, count, sums }) => ({
      key,
      count,
      sums: Object.fromEntries(fields.map((field, at) => [field, sums[at] ?? 0])) as Record<F, number>,
    }));
  }

  /** Yields every match in pages of a thousand. It is meant for jobs and exports, not for screens. */
  async *each(options: Omit<FindOptions, 'skip' | 'limit'>): AsyncIterable<Document<D>> {
    for (let skip = 0; ; skip += 1000) {
      const page = await this.find({ ...options, skip, limit: 1000 });
      yield* page;
      if (page.length < 1000) return;
    }
  }
}
