/** The MongoDB-compatible server that the tests use, if there is one. */
import { describe, it } from '@jest/globals';
import { openMongoReadModels } from '../../../services/platform/read-models/mongo/mongo-read-model-store.js';
import { onServer, ownDatabase } from './own-database.js';
import type { Deviation, ReadModelStoreFixture } from './read-model-store-suite.js';

/** Runs the tests on the server that TEST_READ_MODELS_URL names; without one, the skipped tests are listed by name. */
export function describeOnMongo(name: string, tests: (server: string) => void): void {
  const server = process.env['TEST_READ_MODELS_URL'];
  if (server !== undefined) {
    describe(name, () => tests(server));
    return;
  }
  notRun(name, 'TEST_READ_MODELS_URL names no server');
}

/** Prints one line, so that no skipped test looks like a passed one. */
export function notRun(name: string, reason: string): void {
  process.stderr.write(`NOT RUN: ${name}: ${reason}\n`);
  it.todo(`NOT RUN: ${name}: ${reason}`);
}

/** A store in a separate database. */
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

/**
 * Known deviations by the server's own name. They are printed once, so that such a run is not mistaken for one on
 * MongoDB.
 */
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
