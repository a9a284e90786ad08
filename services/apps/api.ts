import { SystemClock } from '../platform/clock/clock.js';
import { openEngines } from '../platform/engines/engines.js';
import { Ending } from '../platform/process/ending.js';
import { createHttpServer, listenOptions } from '../platform/serving/http-server.js';
import { serveMetrics } from '../platform/serving/probe-server.js';
import { assertShareable } from '../platform/settings/role-settings.js';
import { parseSettings } from '../platform/settings/settings.js';
import { createLogger } from '../platform/telemetry/logger.js';
import { AppModule } from './app.module.js';
import { addFirstAdministrator } from './first-administrator.js';
import { startReport } from './start-report.js';

/**
 * Serves HTTP, sockets and the console: commands and queries, on read models that a projector feeds. Any number of
 * these processes may run.
 */
async function start(ending: Ending): Promise<void> {
  ending.listen();
  const settings = parseSettings(process.env);
  assertShareable('api', settings);
  const logger = createLogger(settings.LOG_LEVEL);
  const clock = new SystemClock();
  const engines = await openEngines(settings, clock, logger, () => ending.giveUp());
  const platform = { settings, engines, clock, logger, consume: 'api' as const };
  const app = await createHttpServer(AppModule.on(platform), settings, logger);
  ending.handOver(app);
  await serveMetrics(app, settings);
  await app.listen(listenOptions(settings));
  const hint = await addFirstAdministrator(app, settings);
  process.stdout.write(startReport(settings, settings.PORT, null, hint));
}

const ending = new Ending();
start(ending).catch((error: unknown) => ending.fail('The api cannot start', error));
