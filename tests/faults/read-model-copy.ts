import { NestFactory } from '@nestjs/core';
import { isDeepStrictEqual } from 'node:util';
import pino from 'pino';
import { AppModule } from '../../services/apps/app.module.js';
import { SystemClock } from '../../services/platform/clock/clock.js';
import { ProjectionHost } from '../../services/platform/consuming/projection-host.js';
import { openEngines } from '../../services/platform/engines/engines.js';
import type { ReadModelStore, StoredDocument } from '../../services/platform/read-models/read-model-store.js';
import { parseSettings, type Settings } from '../../services/platform/settings/settings.js';

/** Collections not written by projections: state of the consumers, and a cache. */
const NOT_PROJECTED = ['parked', 'read_models', 'snapshots', 'consumer_progress'];

type Documents = ReadonlyMap<string, readonly StoredDocument[]>;

/**
 * Differences between the read models of a directory and those rebuilt from its log. Changes the directory.
 * @param servers the servers of the log and the read models, if they are not in the directory
 */
export async function differencesToRebuild(
  directory: string,
  servers: Partial<Settings> = {},
): Promise<{ documents: number; wrong: string[] }> {
  const embedded = parseSettings({ DATA_DIR: directory, DEMO: 'none', LOG_LEVEL: 'error' });
  const settings = { ...embedded, ...servers };
  const clock = new SystemClock();
  const logger = pino({ level: settings.LOG_LEVEL });
  const engines = await openEngines(settings, clock, logger);
  const root = AppModule.on({ settings, engines, clock, logger, consume: false });
  const app = await NestFactory.createApplicationContext(root, { logger: ['error'], abortOnError: false });
  try {
    const before = await documentsOf(engines.readModels);
    await app.get(ProjectionHost, { strict: false }).rebuild(() => undefined);
    const after = await documentsOf(engines.readModels);
    const documents = [...after.values()].reduce((sum, found) => sum + found.length, 0);
    return { documents, wrong: differences(before, after) };
  } finally {
    await app.close();
  }
}

async function documentsOf(readModels: ReadModelStore): Promise<Documents> {
  const names = (await readModels.names()).filter((name) => !NOT_PROJECTED.includes(name));
  const documents = new Map<string, StoredDocument[]>();
  for (const name of names.sort()) {
    const collection = await readModels.open({ name, indexes: [] });
    documents.set(name, await collection.find({ sort: [['_id', 1]] }));
  }
  return documents;
}

function differences(before: Documents, after: Documents): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((name) => {
    const lived = new Map(before.get(name)?.map((document) => [document._id, document]));
    const rebuilt = new Map(after.get(name)?.map((document) => [document._id, document]));
    return [...new Set([...lived.keys(), ...rebuilt.keys()])].flatMap((id) => {
      const [one, other] = [lived.get(id), rebuilt.get(id)];
      if (isDeepStrictEqual(one, other)) return [];
      return [`${name} ${id}: ${JSON.stringify(one)} but rebuilt ${JSON.stringify(other)}`];
    });
  });
}
