/**
 * Faults of a server as the read models meet them: no acknowledged write is lost, none counts twice, and a failure is
 * reported by the port's errors and recovers with the same store.
 */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { setTimeout as pause } from 'node:timers/promises';
import {
  openMongoReadModels,
  type MongoReadModelStore,
} from '../../../services/platform/read-models/mongo/mongo-read-model-store.js';
import {
  CheckpointMovedError,
  ReadModelsUnavailableError,
  type DocumentWrite,
  type ReadModelCollection,
} from '../../../services/platform/read-models/read-model-store.js';
import { BrokenLine } from './broken-line.js';
import { describeOnMongo, notRun } from './mongo-under-test.js';
import { hasOwnServer, insist, OwnServer } from './own-server.js';

const NAME = 'read models in MongoDB, faults';
if (hasOwnServer) describeOnMongo(NAME, describeFaults);
else notRun(NAME, 'there is no server to start; npm run engines -- up mongo fetches one');

const isUnavailable = (error: unknown) => error instanceof ReadModelsUnavailableError;

const batchAt = (position: number): DocumentWrite[] =>
  Array.from({ length: 20 }, (_, at) => ({ _id: `d${at}`, position: position + at, document: { position, at } }));

const leaseAt = (count: number) => ({ holder: 'one', count });

function describeFaults(): void {
  let server: OwnServer;
  let store: MongoReadModelStore;
  let collection: ReadModelCollection;
  let databases = 0;

  beforeAll(async () => {
    server = await OwnServer.start();
  }, 60_000);

  afterAll(() => server.dispose());

  beforeEach(async () => {
    databases += 1;
    store = await openMongoReadModels(`${server.url}/faults_${databases}`);
    collection = await store.open({ name: 'things@1', indexes: [{ fields: ['at'] }] });
  });

  afterEach(async () => {
    await server.obey();
    await store.close();
  });

  const isWhole = async (position: number) => {
    const found = await collection.find({ sort: [['at', 1]] });
    expect(found.map(({ _id, _position, position }) => [_id, _position, position])).toEqual(
      batchAt(position).map((write) => [write._id, write.position, position]),
    );
  };

  const PASSING = [
    ['a connection that is closed on the way', { closeConnection: true }],
    ['a primary that steps down', { errorCode: 189, errorLabels: ['RetryableWriteError'] }],
    ['a server that is not the primary any more', { errorCode: 10107, errorLabels: ['RetryableWriteError'] }],
  ] as const;

  describe.each(PASSING)('%s', (_title, fault) => {
    it('is hidden when it happens once', async () => {
      await server.fail(['update'], fault, 1);
      await collection.write(batchAt(1));
      await server.fail(['find'], fault, 1);
      await isWhole(1);
      await server.fail(['aggregate'], fault, 1);
      expect(await collection.count()).toBe(20);
      await server.fail(['update'], fault, 1);
      await store.saveCheckpoint('p', 0, { position: 20, event_id: null });
      await server.fail(['find'], fault, 1);
      expect(await store.loadCheckpoint('p')).toBe(20);
    });

    it('is reported while it lasts, and cleared when it ends', async () => {
      await collection.write(batchAt(1));
      await server.fail(['update', 'find', 'aggregate', 'delete', 'listCollections', 'create'], fault);
      for (const work of [
        () => collection.write(batchAt(50)),
        () => collection.find({}),
        () => collection.count(),
        () => collection.getManyWithTombstones(['d1']),
        () => store.saveCheckpoint('p', 0, { position: 1, event_id: null }),
        () => store.deleteCheckpoint('p'),
        () => store.loadLease('l'),
        () => store.saveLease('l', leaseAt(1), leaseAt(2)),
        () => store.names(),
        () => store.open({ name: 'other@1', indexes: [] }),
      ]) {
        await expect(work()).rejects.toThrow(ReadModelsUnavailableError);
      }
      await server.obey();
      // The client first has to discover the new primary.
      await insist(() => isWhole(1), isUnavailable);
      await collection.write(batchAt(50));
      await isWhole(50);
      await store.saveCheckpoint('p', 0, { position: 1, event_id: null });
      expect(await store.saveLease('l', null, leaseAt(1))).toBe(true);
    }, 60_000);
  });

  it('reports no write as done that no majority has confirmed, and none as failed that it can repeat', async () => {
    await collection.write(batchAt(1));
    await server.fail(['update'], { writeConcernError: { code: 64, errmsg: 'waiting for replication timed out' } });
    await expect(collection.write(batchAt(50))).rejects.toThrow(ReadModelsUnavailableError);
    // All of these are duplicates by now, but no write has been confirmed.
    await expect(collection.write(batchAt(50))).rejects.toThrow(ReadModelsUnavailableError);
    await expect(store.saveCheckpoint('p', 0, { position: 1, event_id: null })).rejects.toThrow(
      ReadModelsUnavailableError,
    );
    await server.obey();
    await collection.write(batchAt(50));
    await isWhole(50);
  });

  it('recognises its own writes when the answer is lost and the server is killed', async () => {
    const line = await BrokenLine.to(server);
    const through = await openMongoReadModels(`${line.url}/faults_${databases}?directConnection=true`);
    try {
      const things = await through.open({ name: 'things@1', indexes: [] });
      await store.saveLease('l', null, leaseAt(0));
      for (const [previous, next] of [
        [0, 5],
        [5, 9],
      ] as const) {
        for (const work of [
          () => things.write(batchAt(next)),
          () => through.saveCheckpoint('p', previous, { position: next, event_id: null }),
          () => through.saveLease('l', leaseAt(previous), leaseAt(next)),
        ]) {
          line.loseAnswerTo('update', async () => {
            await server.kill();
            await server.start();
          });
          await insist<unknown>(work, isUnavailable);
          expect(line.lost).toBe(true);
        }
        await isWhole(next);
        expect(await store.loadCheckpoint('p')).toBe(next);
        expect(await store.loadLease('l')).toEqual(leaseAt(next));
      }
      expect(await through.saveLease('l', leaseAt(5), leaseAt(6))).toBe(false);
      await expect(through.saveCheckpoint('p', 5, { position: 9, event_id: null })).rejects.toThrow(
        CheckpointMovedError,
      );
    } finally {
      await through.close();
      await line.dispose();
    }
  }, 120_000);

  it('fails in time when the server freezes, and continues when it responds again', async () => {
    await collection.write(batchAt(1));
    server.freeze();
    try {
      await expect(collection.write(batchAt(50))).rejects.toThrow(ReadModelsUnavailableError);
    } finally {
      server.thaw();
    }
    await insist(() => collection.write(batchAt(50)), isUnavailable);
    await isWhole(50);
  }, 60_000);

  it('loses nothing acknowledged and counts nothing twice when the server is killed again and again', async () => {
    const acknowledged = new Map<string, number>();
    let checkpoint = 0;
    let failures = 0;
    let calm = false;
    let ended = false;

    /** Works like a projector: documents count events, batch by batch, and the checkpoint follows each batch. */
    const takeIn = async () => {
      let saved = await store.loadCheckpoint('p');
      expect(saved).toBeGreaterThanOrEqual(checkpoint);
      for (; !calm; checkpoint = saved) {
        const batch = Array.from({ length: 7 }, (_, at) => saved + at + 1);
        const ids = [...new Set(batch.map(countedBy))];
        const stored = new Map((await collection.getManyWithTombstones(ids)).map((one) => [one._id, one]));
        const writes = ids.map((_id): DocumentWrite => {
          const before = stored.get(_id);
          const seen = before?._position ?? 0;
          expect(seen).toBeGreaterThanOrEqual(acknowledged.get(_id) ?? 0);
          const news = batch.filter((position) => countedBy(position) === _id && position > seen);
          return {
            _id,
            position: news.at(-1) ?? seen,
            document: { count: Number(before?.['count'] ?? 0) + news.length },
            fresh: before === undefined,
          };
        });
        await collection.write(writes);
        writes.forEach(({ _id, position }) => acknowledged.set(_id, position));
        await store.saveCheckpoint('p', saved, { position: saved + batch.length, event_id: null });
        saved += batch.length;
      }
    };

    /** Waits until some more batches were processed, or processing has failed. */
    const progress = async () => {
      for (const from = checkpoint; checkpoint < from + 21 && !ended;) await pause(5);
    };
    const kills = (async () => {
      for (const away of [0, 0, 0, 6000, 0]) {
        await progress();
        await pause(Math.random() * 40);
        await server.kill();
        // The longest outage is too long for the driver to hide.
        await pause(away);
        await server.start();
      }
      await progress();
      calm = true;
    })();
    try {
      await insist(takeIn, (error) => {
        failures += 1;
        return isUnavailable(error);
      });
    } finally {
      ended = true;
      await kills;
    }

    expect(failures).toBeGreaterThan(0);
    expect(await store.loadCheckpoint('p')).toBe(checkpoint);
    const events = Array.from({ length: checkpoint }, (_, at) => at + 1);
    expect(await collection.find({ sort: [['_id', 1]] })).toEqual(
      Array.from({ length: 10 }, (_, at) => {
        const own = events.filter((position) => countedBy(position) === `d${at}`);
        return { _id: `d${at}`, _position: own.at(-1), count: own.length };
      }),
    );
  }, 120_000);
}

/** Id of the document that counts an event. */
function countedBy(position: number): string {
  return `d${position % 10}`;
}
