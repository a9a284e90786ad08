import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { EngineUnavailableError } from '../../../services/platform/availability/engine-unavailable.js';
import {
  openMongoPersonKeys,
  type MongoPersonKeys,
} from '../../../services/platform/personal-data/mongo-person-keys.js';
import { describeOnMongo, notRun } from '../read-models/mongo-under-test.js';
import { onServer, ownDatabase } from '../read-models/own-database.js';
import { hasOwnServer, insist, OwnServer } from '../read-models/own-server.js';
import { describePersonKeys } from './person-keys-suite.js';

describeOnMongo("persons' keys in MongoDB", (server) => {
  describePersonKeys('MongoDB', async () => {
    const database = ownDatabase(server, ['_keys']);
    const opened = [await openMongoPersonKeys(database.url)];
    return {
      keys: opened[0]!,
      reopen: async () => {
        await opened[0]?.close();
        const again = await openMongoPersonKeys(database.url);
        opened.push(again);
        return again;
      },
      dispose: async () => {
        for (const one of opened) await one.close();
        await database.drop();
      },
    };
  });

  describe('of several processes', () => {
    let database: ReturnType<typeof ownDatabase>;
    let processes: MongoPersonKeys[];

    beforeEach(async () => {
      database = ownDatabase(server, ['_keys']);
      processes = await Promise.all(Array.from({ length: 4 }, () => openMongoPersonKeys(database.url)));
    });

    afterEach(async () => {
      await Promise.all(processes.map((keys) => keys.close()));
      await database.drop();
    });

    it('are the same, whichever is first', async () => {
      for (const person of ['ada', 'bob', 'cleo', 'dan']) {
        const made = await Promise.all(processes.map((keys) => keys.keyForWriting(person)));
        expect(new Set(made.map((key) => key?.toString('hex'))).size).toBe(1);
        expect(made[0]).toHaveLength(32);
      }
      const secrets = await Promise.all(processes.map((keys) => keys.secret('links')));
      expect(new Set(secrets.map((secret) => secret.toString('hex'))).size).toBe(1);
    });

    it('are erased for all of them at once', async () => {
      const [one, other] = processes as [MongoPersonKeys, MongoPersonKeys];
      await other.keyForWriting('ada');
      await one.erase('ada');
      expect(await other.keyForWriting('ada')).toBeNull();
      expect((await other.keysForReading(['ada'])).size).toBe(0);
    });

    it('stay erased, even if another process requests one at the same time', async () => {
      for (const person of ['ada', 'bob', 'cleo', 'dan']) {
        const [eraser, ...others] = processes;
        await Promise.all([...others.map((keys) => keys.keyForWriting(person)), eraser?.erase(person)]);
        expect(await eraser?.keyForWriting(person)).toBeNull();
      }
    });

    it('are in a separate database, and an erased one in none', async () => {
      expect(await processes[0]?.isUsed()).toBe(false);
      const key = await processes[0]?.keyForWriting('ada');
      expect(await processes[0]?.isUsed()).toBe(true);
      const stored = () =>
        onServer(server, async (client) => ({
          beside: await client.db(database.name).listCollections().toArray(),
          keys: await client.db(`${database.name}_keys`).collection<{ _id: string }>('person_keys').find().toArray(),
        }));
      expect(await stored()).toMatchObject({ beside: [], keys: [{ _id: 'ada', key: { buffer: key } }] });
      await processes[0]?.erase('ada');
      expect(await stored()).toEqual({ beside: [], keys: [{ _id: 'ada', key: null }] });
    });
  });

  it('are unavailable if no server answers', async () => {
    const opened = openMongoPersonKeys('mongodb://127.0.0.1:1/x');
    await expect(opened).rejects.toThrow(EngineUnavailableError);
    await expect(opened).rejects.toThrow(/^the persons' keys: no MongoDB to write to at 127\.0\.0\.1:1: /);
  }, 15_000);
});

const FAULTS = "persons' keys in MongoDB, faults";
if (hasOwnServer) describeOnMongo(FAULTS, describeFaults);
else notRun(FAULTS, 'there is no server to start; npm run engines -- up mongo fetches one');

function describeFaults(): void {
  let server: OwnServer;
  let keys: MongoPersonKeys;

  beforeEach(async () => {
    server = await OwnServer.start();
    keys = await openMongoPersonKeys(`${server.url}/quayside`);
  }, 60_000);

  afterEach(async () => {
    await keys.close();
    await server.dispose();
  });

  it('returns no key that no majority has confirmed, and continues with the same one', async () => {
    await server.fail(['update'], { writeConcernError: { code: 64, errmsg: 'timed out' } });
    await expect(keys.keyForWriting('ada')).rejects.toThrow(EngineUnavailableError);
    await server.obey();
    const key = await keys.keyForWriting('ada');
    await server.fail(['find', 'update'], { closeConnection: true });
    await expect(keys.keyForWriting('ada')).rejects.toThrow(EngineUnavailableError);
    await expect(keys.keysForReading(['ada'])).rejects.toThrow(EngineUnavailableError);
    await expect(keys.erase('ada')).rejects.toThrow(EngineUnavailableError);
    await expect(keys.secret('links')).rejects.toThrow(EngineUnavailableError);
    await server.obey();
    expect(await keys.keyForWriting('ada')).toEqual(key);
  }, 60_000);

  it('has every returned key, and no erased one, after the server was killed', async () => {
    const given = new Map<string, Buffer | null>();
    const isUnavailable = (error: unknown) => error instanceof EngineUnavailableError;
    for (let round = 0; round < 3; round += 1) {
      const making = Array.from({ length: 20 }, async (_, at) => {
        const person = `p${round}-${at}`;
        given.set(person, await insist(() => keys.keyForWriting(person), isUnavailable));
        if (at % 5 !== 0) return;
        await insist(() => keys.erase(person), isUnavailable);
        given.set(person, null);
      });
      await server.kill();
      await server.start();
      await Promise.all(making);
      await server.kill();
      await server.start();
      for (const [person, key] of given) {
        expect([person, await insist(() => keys.keyForWriting(person), isUnavailable)]).toEqual([person, key]);
      }
    }
  }, 120_000);
}
