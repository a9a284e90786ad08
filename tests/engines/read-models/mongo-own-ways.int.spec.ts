/** Behaviour of the MongoDB adapter alone, beyond the suite of the port. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { writeGuarded } from '../../../services/platform/read-models/mongo/guarded-writes.js';
import {
  openMongoReadModels,
  type MongoReadModelStore,
} from '../../../services/platform/read-models/mongo/mongo-read-model-store.js';
import type { MongoRecord } from '../../../services/platform/read-models/mongo/stored-form.js';
import { ReadModelsUnavailableError } from '../../../services/platform/read-models/read-model-store.js';
import { freePort } from '../../fixtures/built-program.js';
import { describeOnMongo } from './mongo-under-test.js';
import { onServer, ownDatabase } from './own-database.js';

describeOnMongo('read models in MongoDB, their own ways', (server) => {
  let database: ReturnType<typeof ownDatabase>;
  let stores: MongoReadModelStore[];

  beforeEach(async () => {
    database = ownDatabase(server);
    stores = await Promise.all(Array.from({ length: 4 }, () => openMongoReadModels(database.url)));
  });

  afterEach(async () => {
    await Promise.all(stores.map((store) => store.close()));
    await database.drop();
  });

  const indexNames = (name: string) =>
    onServer(server, async (client) => {
      const indexes = await client.db(database.name).collection(name).indexes();
      return indexes.map((index) => index.name).sort();
    });

  it('keeps the write with the highest position, whichever process is first', async () => {
    const collections = await Promise.all(stores.map((store) => store.open({ name: 'things@1', indexes: [] })));
    for (let round = 0; round < 15; round += 1) {
      const _id = `d${round}`;
      await Promise.all(
        collections.map((collection, at) =>
          collection.write([{ _id, position: at + 1, document: { at }, fresh: round % 2 === 0 }]),
        ),
      );
      expect(await collections[0]?.get(_id)).toEqual({ _id, _position: 4, at: 3 });
    }
  });

  it('opens a collection in several processes at once', async () => {
    const definition = { name: 'things@1', indexes: [{ fields: ['a', 'b'] }, { fields: ['c'] }] };
    await Promise.all(stores.map((store) => store.open(definition)));
    expect(await indexNames('things@1')).toEqual(['_id_', '_removed,a,b,_id', '_removed,c,_id']);
  });

  it('builds indexes once a collection is filled, and drops those no longer declared', async () => {
    const [store] = stores;
    await store?.open({ name: 'things@1', indexes: [{ fields: ['a'] }], filling: true });
    expect(await indexNames('things@1')).toEqual(['_id_']);
    await store?.open({ name: 'things@1', indexes: [{ fields: ['a'] }] });
    expect(await indexNames('things@1')).toEqual(['_id_', '_removed,a,_id']);
    await store?.open({ name: 'things@1', indexes: [{ fields: ['b', '_id'] }] });
    expect(await indexNames('things@1')).toEqual(['_id_', '_removed,b,_id']);
    // A process that only reads another version does not know its indexes.
    await store?.open({ name: 'things@1', indexes: [] });
    expect(await indexNames('things@1')).toEqual(['_id_', '_removed,b,_id']);
  });

  it.each(['', 'a$b', 'a\u0000b', 'system.users', 'bookkeeping.checkpoints', 'x'.repeat(121)])(
    'refuses the name %j',
    async (name) => {
      const wrong = expect.objectContaining({ name: 'InvalidQueryError' });
      await expect(stores[0]?.open({ name, indexes: [] })).rejects.toThrow(wrong);
      await expect(stores[0]?.drop(name)).rejects.toThrow(wrong);
    },
  );

  it('does not list checkpoints and leases among the read models', async () => {
    await stores[0]?.saveCheckpoint('p', 0, { position: 1, event_id: null });
    await stores[0]?.saveLease('l', null, { holder: 'one', count: 1 });
    expect(await stores[0]?.names()).toEqual([]);
  });

  it('repeats a write that was refused as a duplicate because another process just created the document', async () => {
    const collection = await stores[0]?.open({ name: 'things@1', indexes: [] });
    await collection?.write([
      { _id: 'beaten', position: 1, document: { by: 'other' } },
      { _id: 'seen', position: 9, document: { by: 'other' } },
    ]);
    await onServer(server, async (client) => {
      const real = client.db(database.name).collection<MongoRecord>('things@1');
      let first = true;
      const raced: Pick<typeof real, 'bulkWrite'> = {
        // The first attempt acts as if none of the documents had existed when the server looked them up.
        bulkWrite: (operations, options) => {
          const unseen = operations.map((operation) => {
            if (!('replaceOne' in operation)) return operation;
            return {
              replaceOne: { ...operation.replaceOne, filter: { ...operation.replaceOne.filter, _position: -1 } },
            };
          });
          const sent = first ? unseen : operations;
          first = false;
          return real.bulkWrite(sent, options);
        },
      };
      await writeGuarded(raced, [
        { _id: 'beaten', position: 5, document: { by: 'me' } },
        { _id: 'seen', position: 5, document: { by: 'me' } },
        { _id: 'new', position: 5, document: { by: 'me' } },
      ]);
    });
    expect(await collection?.find({})).toEqual([
      { _id: 'beaten', _position: 5, by: 'me' },
      { _id: 'new', _position: 5, by: 'me' },
      { _id: 'seen', _position: 9, by: 'other' },
    ]);
  });

  it('passes programming errors on, so that they are not retried', async () => {
    const collection = await stores[0]?.open({ name: 'things@1', indexes: [] });
    const impossible = { _id: 'x', position: 1, document: { ['a\u0000b']: 1 } };
    await expect(collection?.write([impossible])).rejects.toThrow(expect.objectContaining({ name: 'BSONError' }));
  });

  describe('opening', () => {
    const refusal = async (url: string): Promise<string> => {
      const error: unknown = await openMongoReadModels(url).catch((error: unknown) => error);
      expect(error).toBeInstanceOf(ReadModelsUnavailableError);
      const { message } = error as Error;
      expect(message).not.toContain('\n');
      expect(message).not.toContain('secret');
      return message;
    };

    it.each([
      '',
      'localhost',
      'http://localhost',
      'mongodb://',
      'mongodb://user:secret@@host',
      'mongodb://h/?tls=maybe',
    ])('reports that %j is no URL of a MongoDB', async (url) => {
      expect(await refusal(url)).toMatch(/^the read models: not a URL such as mongodb:\/\/host:27017\/quayside/);
    });

    it('reports rejected credentials', async () => {
      const url = new URL(database.url);
      url.username = 'somebody';
      url.password = 'secret';
      expect(await refusal(url.href)).toMatch(/^the read models: MongoDB at \S+ refuses these credentials/);
    });

    it('reports the address that does not answer', async () => {
      const url = `mongodb://user:secret@127.0.0.1:${await freePort()}/x`;
      expect(await refusal(url)).toMatch(
        /^the read models: no MongoDB to write to at 127\.0\.0\.1:\d+: connect ECONNREFUSED/,
      );
    }, 15_000);
  });
});
