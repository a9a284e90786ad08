/** The MongoDB-compatible server that tests run on, where there is one. */
import { describe, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { MongoClient } from 'mongodb';
import { openMongoReadModels } from '../../../services/platform/read-models/mongo/mongo-read-model-store.js';
import type { Deviation, ReadModelStoreFixture } from './read-model-store-suite.js';

/** Runs the tests on the server that TEST_READ_MODELS_URL names; without one, says by name what did not run. */
export function describeOnMongo(name: string, tests: (server: string) => void): void {
  const server = process.env['TEST_READ_MODELS_URL'];
  if (server !== undefined) {
    describe(name, () => tests(server));
    return;
  }
  notRun(name, 'TEST_READ_MODELS_URL names no server');
}

/** One line for people, and no test that passes. */
export function notRun(name: string, reason: string): void {
  process.stderr.write(`NOT RUN: ${name}: ${reason}\n`);
  it.todo(`NOT RUN: ${name}: ${reason}`);
}

/** The URL of a database of its own on that server, which `drop` removes with all that is in it. */
export function ownDatabase(server: string, suffixes: readonly string[] = ['']) {
  const name = `quayside_test_${randomUUID().replaceAll('-', '')}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    name,
    url: url.href,
    drop: () =>
      onServer(server, async (client) => {
        for (const suffix of suffixes) await client.db(name + suffix).dropDatabase();
      }),
  };
}

export async function onServer<T>(server: string, work: (client: MongoClient) => Promise<T>): Promise<T> {
  const client = new MongoClient(server);
  try {
    return await work(client);
  } finally {
    await client.close();
  }
}

/** A store in a database of its own. */
export async function mongoFixture(server: string): Promise<ReadModelStoreFixture> {
  const database = ownDatabase(server);
  const store = await openMongoReadModels(database.url);
  return {
    store,
    deviations: await knownDeviations(server),
    dispose: async () => {
      await store.close();
      await database.drop();
    },
  };
}

const SECANTUS: ReadonlySet<Deviation> = new Set<Deviation>(['leading_zeros', 'fields_of_arrays_sorted_apart']);
let known: Promise<ReadonlySet<Deviation>> | undefined;

/** By what the server says that it is. Told once, so that nobody takes such a run for one on MongoDB. */
function knownDeviations(server: string): Promise<ReadonlySet<Deviation>> {
  known ??= onServer(server, async (client) => {
    const info = await client.db('admin').command({ buildInfo: 1 });
    const version: unknown = info['secantusVersion'];
    if (typeof version !== 'string') return new Set<Deviation>();
    process.stderr.write(`KNOWN DEVIATIONS of secantusdb ${version} from MongoDB: ${[...SECANTUS].join(', ')}\n`);
    return SECANTUS;
  });
  return known;
}
