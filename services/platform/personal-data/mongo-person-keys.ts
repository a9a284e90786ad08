import { Binary, type Collection } from 'mongodb';
import { randomBytes } from 'node:crypto';
import { EngineUnavailableError } from '../availability/engine-unavailable.js';
import { upsertWithRetry } from '../mongo/upsert-retry.js';
import { LONGEST_QUESTION_MS, MongoConnection } from '../mongo/mongo-connection.js';
import type { KeptKey, MovableKeys } from './movable-keys.js';

interface StoredKey {
  _id: string;
  /** Null if the person was erased. */
  key: Binary | null;
}

const KEY_BYTES = 32;
const MOST_KNOWN = 50_000;
const COLLECTIONS = { person: 'person_keys', secret: 'secrets' } as const;
/** Number of keys written by one call. */
const AT_ONCE = 1_000;

/**
 * Connects to the database of the keys, beside the one that the URL names: `quayside_keys` for `quayside`. It can be
 * backed up, moved and secured separately.
 * @throws EngineUnavailableError with one line: invalid URL, unreachable server or rejected credentials
 */
export async function openMongoPersonKeys(url: string): Promise<MongoPersonKeys> {
  const target = { url, suffix: '_keys', holds: "the persons' keys", failure: EngineUnavailableError };
  return new MongoPersonKeys(await MongoConnection.open(target));
}

/**
 * Keys in MongoDB or a compatible server. They are read on every request, because another process may have erased a
 * person a moment ago; data decrypted with a cached key would stay in read models for good.
 */
export class MongoPersonKeys implements MovableKeys {
  /** Returns equal bytes as the same object, so that `prepared` converts each key only once. */
  private readonly known = new Map<string, Buffer>();
  /** Secrets are created once and never change. */
  private readonly secrets = new Map<string, Buffer>();

  constructor(private readonly connection: MongoConnection) {}

  keyForWriting(person: string): Promise<Buffer | null> {
    return this.inPersons(async (persons) => {
      const stored = await storedOrMade(persons, person);
      return this.recognised(stored) ?? null;
    });
  }

  keysForReading(persons: readonly string[]): Promise<ReadonlyMap<string, Buffer>> {
    if (persons.length === 0) return Promise.resolve(new Map());
    return this.inPersons(async (collection) => {
      const wanted = { _id: { $in: [...new Set(persons)] } };
      const found = await collection.find(wanted, { maxTimeMS: LONGEST_QUESTION_MS }).toArray();
      const keys = found.map((stored) => [stored._id, this.recognised(stored)] as const);
      return new Map(keys.flatMap(([person, key]) => (key === undefined ? [] : [[person, key]])));
    });
  }

  erase(person: string): Promise<void> {
    return this.inPersons(async (persons) => {
      await upsertWithRetry(() => persons.updateOne({ _id: person }, { $set: { key: null } }, { upsert: true }));
      this.known.delete(person);
    });
  }

  async secret(name: string): Promise<Buffer> {
    const known = this.secrets.get(name);
    if (known !== undefined) return known;
    const { key } = await this.connection.answer((database) =>
      storedOrMade(database.collection<StoredKey>('secrets'), name),
    );
    if (key === null) throw new Error(`the secret '${name}' has no value`);
    const secret = bytesOf(key);
    this.secrets.set(name, secret);
    return secret;
  }

  /** True if any key or secret was ever created here. */
  isUsed(): Promise<boolean> {
    return this.connection.answer(async (database) => {
      const first = await Promise.all(
        ['secrets', 'person_keys'].map((name) => database.collection(name).findOne({}, { projection: { _id: 1 } })),
      );
      return first.some((found) => found !== null);
    });
  }

  all(): Promise<KeptKey[]> {
    return this.connection.answer(async (database) => {
      const kept: KeptKey[] = [];
      for (const kind of ['person', 'secret'] as const) {
        for await (const { _id, key } of database.collection<StoredKey>(COLLECTIONS[kind]).find()) {
          kept.push({ kind, name: _id, key: key === null ? null : bytesOf(key) });
        }
      }
      return kept;
    });
  }

  add(keys: readonly KeptKey[]): Promise<void> {
    return this.connection.answer(async (database) => {
      for (const kind of ['person', 'secret'] as const) {
        const collection = database.collection<StoredKey>(COLLECTIONS[kind]);
        const upserts = keys
          .filter((kept) => kept.kind === kind)
          .map(({ name, key }) => ({
            updateOne: {
              filter: { _id: name },
              update: { $setOnInsert: { key: key === null ? null : new Binary(key) } },
              upsert: true,
            },
          }));
        for (let from = 0; from < upserts.length; from += AT_ONCE) {
          await upsertWithRetry(() => collection.bulkWrite(upserts.slice(from, from + AT_ONCE), { ordered: false }));
        }
      }
    });
  }

  close(): Promise<void> {
    return this.connection.close();
  }

  private inPersons<T>(work: (persons: Collection<StoredKey>) => Promise<T>): Promise<T> {
    return this.connection.answer((database) => work(database.collection<StoredKey>('person_keys')));
  }

  private recognised({ _id, key }: StoredKey): Buffer | undefined {
    if (key === null) {
      this.known.delete(_id);
      return undefined;
    }
    const bytes = bytesOf(key);
    const known = this.known.get(_id);
    if (known?.equals(bytes) === true) return known;
    if (this.known.size >= MOST_KNOWN) this.known.clear();
    this.known.set(_id, bytes);
    return bytes;
  }
}

/**
 * Returns the stored key, or creates one and waits until a majority has it on disk. If several processes create it at
 * once, one is first and all read its key. That key is durable by then: even an update that changes nothing is
 * acknowledged only once a majority has the document.
 */
async function storedOrMade(collection: Collection<StoredKey>, name: string): Promise<StoredKey> {
  const read = () => collection.findOne({ _id: name }, { maxTimeMS: LONGEST_QUESTION_MS });
  const stored = await read();
  if (stored !== null) return stored;
  const key = new Binary(randomBytes(KEY_BYTES));
  await upsertWithRetry(() => collection.updateOne({ _id: name }, { $setOnInsert: { key } }, { upsert: true }));
  const made = await read();
  if (made === null) throw new EngineUnavailableError(`the key that was made for '${name}' is not there`);
  return made;
}

function bytesOf(key: Binary): Buffer {
  return Buffer.from(key.value());
}
