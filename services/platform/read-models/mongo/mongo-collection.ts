/** One collection of the read models in MongoDB. */
import type { Collection, Document, Filter as MongoFilter } from 'mongodb';
import { LONGEST_QUESTION_MS, type MongoConnection } from '../../mongo/mongo-connection.js';
import { parseFilter } from '../parsed-filter.js';
import { parsePage } from '../parsed-page.js';
import { type GroupedField, groupedFields } from '../group-sql.js';
import type {
  DocumentGroup,
  DocumentWrite,
  Filter,
  FindOptions,
  Grouping,
  ReadModelCollection,
  StoredDocument,
} from '../read-model-store.js';
import { filterToMongo } from './filter-to-mongo.js';
import { fieldNames } from '../sum-sql.js';
import { writeGuarded } from './guarded-writes.js';
import { documentOf, LIVE, type MongoRecord } from './stored-form.js';

export class MongoCollection implements ReadModelCollection {
  constructor(
    private readonly connection: MongoConnection,
    private readonly name: string,
  ) {}

  getMany(ids: readonly string[]): Promise<StoredDocument[]> {
    return this.documents({ _id: { $in: [...ids] }, ...LIVE });
  }

  getManyWithTombstones(ids: readonly string[]): Promise<StoredDocument[]> {
    return this.documents({ _id: { $in: [...ids] } });
  }

  async get(id: string): Promise<StoredDocument | undefined> {
    const [found] = await this.documents({ _id: id, ...LIVE });
    return found;
  }

  find(options: FindOptions): Promise<StoredDocument[]> {
    return this.answer(async (collection) => {
      const { sort, skip, limit } = parsePage(options);
      const records = await collection
        .find(liveOnly(options.filter), {
          sort: sort.map(([path, direction]): [string, 1 | -1] => [path, direction]),
          skip,
          limit: limit ?? 0,
          allowDiskUse: true,
          maxTimeMS: LONGEST_QUESTION_MS,
        })
        .toArray();
      return records.map(documentOf);
    });
  }

  count(filter?: Filter): Promise<number> {
    return this.answer((collection) => collection.countDocuments(liveOnly(filter), { maxTimeMS: LONGEST_QUESTION_MS }));
  }

  sum(fields: readonly string[], filter?: Filter): Promise<number[]> {
    return this.answer(async (collection) => {
      const [found] = await collection
        .aggregate<Record<string, number>>(
          [{ $match: liveOnly(filter) }, { $group: { _id: null, ...sumsOf(fields) } }],
          { maxTimeMS: LONGEST_QUESTION_MS },
        )
        .toArray();
      return fields.map((_, at) => found?.[`sum_${at}`] ?? 0);
    });
  }

  group(grouping: Grouping, filter?: Filter): Promise<DocumentGroup[]> {
    return this.answer(async (collection) => {
      const { sums = [] } = grouping;
      const keys = groupedFields(grouping).map(groupKey);
      const _id = Object.fromEntries<Document>(keys.map((key, at) => [`key_${at}`, key]));
      const groups = await collection
        .aggregate<{ _id: Record<string, string | null>; documents: number } & Record<`sum_${number}`, number>>(
          [{ $match: liveOnly(filter) }, { $group: { _id, documents: { $sum: 1 }, ...sumsOf(sums) } }],
          { maxTimeMS: LONGEST_QUESTION_MS },
        )
        .toArray();
      return groups.map((group) => ({
        key: keys.map((_, at) => group._id[`key_${at}`] ?? null),
        count: group.documents,
        sums: sums.map((_, at) => group[`sum_${at}`] ?? 0),
      }));
    });
  }

  write(writes: readonly DocumentWrite[]): Promise<void> {
    return this.answer((collection) => writeGuarded(collection, writes));
  }

  private documents(filter: MongoFilter<MongoRecord>): Promise<StoredDocument[]> {
    return this.answer(async (collection) => {
      const records = await collection.find(filter, { maxTimeMS: LONGEST_QUESTION_MS }).toArray();
      return records.map(documentOf);
    });
  }

  private answer<T>(work: (collection: Collection<MongoRecord>) => Promise<T>): Promise<T> {
    return this.connection.answer((database) => work(database.collection<MongoRecord>(this.name)));
  }
}

function sumsOf(fields: readonly string[]): Document {
  return Object.fromEntries(fields.map((path, at) => [`sum_${at}`, { $sum: `$${fieldNames(path, 'sum').join('.')}` }]));
}

function groupKey({ names, first }: GroupedField): Document {
  const field = `$${names.join('.')}`;
  const text = first === null ? field : { $substrCP: [field, 0, first] };
  return { $cond: [{ $eq: [{ $type: field }, 'string'] }, text, null] };
}

/** @throws InvalidQueryError before any of the filter is sent to the server */
function liveOnly(filter: Filter = {}): Document {
  return { $and: [LIVE, filterToMongo(parseFilter(filter))] };
}
