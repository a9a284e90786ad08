import { NestFactory } from '@nestjs/core';
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import pino from 'pino';
import { AppModule } from '../../../services/apps/app.module.js';
import { openDemoHost } from '../../../services/apps/demo-host.js';
import { type DemoOrder, fillDemo } from '../../../services/demo/fill-demo.js';
import { SystemClock } from '../../../services/platform/clock/clock.js';
import { ProjectionHost } from '../../../services/platform/consuming/projection-host.js';
import { closeEngines, openEmbeddedEngines, openEngines } from '../../../services/platform/engines/engines.js';
import { EventLog } from '../../../services/platform/event-sourcing/event-log.js';
import { parseSettings } from '../../../services/platform/settings/settings.js';
import { answerQuestions } from '../child-program.js';

/** Work on a data directory while no server has it open. */
answerQuestions({
  /** Fills the demo and returns the number of its events. */
  demo: async ({ directory, size }: { directory: string; size: DemoOrder['size'] }) => {
    const { settings, engines, logger } = opened(directory);
    const host = await openDemoHost({ settings, engines, logger });
    const now = new Date('2027-06-01T08:00:00Z');
    const signal = new AbortController().signal;
    await fillDemo(host, { size, seed: 'bench', now, signal, onProgress: () => undefined });
    const events = await engines.eventStore.head();
    await host.close();
    return events;
  },

  /** The seconds to build all read models from the log, which is in the directory unless it is on a server. */
  rebuild: async ({ directory, log }: { directory: string; log?: string }) => {
    const { settings, engines, logger } = log === undefined ? opened(directory) : await openedOn(log, directory);
    const platform = { settings, engines, logger, clock: new SystemClock(), consume: false };
    const app = await NestFactory.createApplicationContext(AppModule.on(platform), { logger: ['error'] });
    const started = performance.now();
    await app.get(ProjectionHost, { strict: false }).rebuild(() => undefined);
    const seconds = (performance.now() - started) / 1000;
    await app.close();
    return seconds;
  },

  /** The seconds to read and parse every event. */
  readLog: async ({ directory }: { directory: string }) => {
    const { engines } = opened(directory);
    const started = performance.now();
    for await (const event of engines.eventStore.readAll({ after: 0 })) if (event.position < 0) return -1;
    const seconds = (performance.now() - started) / 1000;
    await closeEngines(engines);
    return seconds;
  },

  /** The seconds to read every event decrypted and checked, as each consumer receives it. */
  openLog: async ({ directory }: { directory: string }) => {
    const { settings, engines, logger } = opened(directory);
    const platform = { settings, engines, logger, clock: new SystemClock(), consume: false };
    const app = await NestFactory.createApplicationContext(AppModule.on(platform), { logger: ['error'] });
    const log = app.get(EventLog, { strict: false });
    const started = performance.now();
    for await (const { caughtUp } of log.follow(0, new AbortController().signal)) if (caughtUp) break;
    const seconds = (performance.now() - started) / 1000;
    await app.close();
    return seconds;
  },

  /** The number of checkpoints, which a start must read at least. */
  checkpoints: ({ directory }: { directory: string }) => {
    const stores = ['read-models.db', 'processing.db'].map(
      (name) => new DatabaseSync(join(directory, name), { readOnly: true }),
    );
    const log = new DatabaseSync(join(directory, 'events.db'), { readOnly: true });
    const found = stores.flatMap((store) => store.prepare('SELECT consumer, position FROM checkpoints').all()).length;
    log.prepare('SELECT max(position) FROM events').get();
    for (const store of stores) store.close();
    log.close();
    return found;
  },

  stop: () => {
    setImmediate(() => process.exit(0));
  },
});

async function openedOn(log: string, directory: string) {
  const settings = parseSettings({ LOG_LEVEL: 'error', DATA_DIR: directory, DEMO: 'none', EVENT_STORE_URL: log });
  const logger = pino({ level: 'error' });
  return { settings, engines: await openEngines(settings, new SystemClock(), logger), logger };
}

function opened(directory: string) {
  const settings = parseSettings({ LOG_LEVEL: 'error', DATA_DIR: directory, DEMO: 'none' });
  return {
    settings,
    engines: openEmbeddedEngines(settings, new SystemClock(), 'checkpoints'),
    logger: pino({ level: 'error' }),
  };
}
