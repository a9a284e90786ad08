import { NestFactory } from '@nestjs/core';
import { workerData } from 'node:worker_threads';
import { runRebuildWorker } from '../platform/rebuild-worker/run-rebuild-worker.js';
import type { RebuildFolders } from '../platform/rebuild-worker/messages.js';
import { SystemClock } from '../platform/clock/clock.js';
import { ProjectionHost } from '../platform/consuming/projection-host.js';
import { openEmbeddedEngines } from '../platform/engines/engines.js';
import { SqliteReadModelStore } from '../platform/read-models/sqlite-read-model-store.js';
import { parseSettings } from '../platform/settings/settings.js';
import { createLogger } from '../platform/telemetry/logger.js';
import { AppModule } from './app.module.js';

/** A thread that builds the read models of a directory while the main thread fills its log. */
async function build({ directory, scratch }: RebuildFolders): Promise<void> {
  const clock = new SystemClock();
  const settings = parseSettings({ ...process.env, DATA_DIR: scratch });
  const engines = openEmbeddedEngines(settings, clock, 'checkpoints');
  await Promise.all([engines.eventStore.close(), engines.readModels.close()]);
  const readModels = SqliteReadModelStore.openIn(directory);
  await runRebuildWorker(readModels, async (eventStore) => {
    const logger = createLogger(settings.LOG_LEVEL);
    const root = AppModule.on({
      settings,
      engines: { ...engines, eventStore, readModels },
      clock,
      logger,
      consume: false,
    });
    const app = await NestFactory.createApplicationContext(root, { logger: ['error', 'warn'], abortOnError: false });
    return { projections: app.get(ProjectionHost, { strict: false }), close: () => app.close() };
  });
}

await build(workerData as RebuildFolders);
