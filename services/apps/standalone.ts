import pino from 'pino';
import { SystemClock } from '../platform/clock/clock.js';
import { openEngines } from '../platform/engines.js';
import { createHttpServer } from '../platform/http/http-server.js';
import { parseSettings } from '../platform/settings/settings.js';
import { AppModule } from './app.module.js';
import { startReport } from './start-report.js';

/** The whole product in one process on the embedded engines. */
async function start(): Promise<void> {
  const settings = parseSettings(process.env);
  const logger = pino({ level: settings.LOG_LEVEL });
  const clock = new SystemClock();
  const engines = openEngines(settings, clock);
  const platform = { settings, engines, clock, logger, consume: true };
  const app = await createHttpServer(AppModule.on(platform), settings, logger);
  await app.listen(settings.PORT, settings.HOST);
  process.stdout.write(startReport(settings, settings.PORT, []));
}

start().catch((error: unknown) => {
  // One plain line for whoever started it.
  process.stderr.write(`Quayside cannot start: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
