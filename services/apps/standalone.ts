import pino from 'pino';
import { DemoInterruptedError } from '../demo/fill-demo.js';
import { SystemClock } from '../platform/clock/clock.js';
import { openEngines } from '../platform/engines.js';
import { createHttpServer, listenOptions } from '../platform/http/http-server.js';
import { parseSettings } from '../platform/settings/settings.js';
import { AppModule } from './app.module.js';
import { catchUp } from './catching-up.js';
import { prepareDemo } from './demo-filling.js';
import { addFirstAdministrator } from './first-administrator.js';
import { startReport } from './start-report.js';

/** The whole product in one process on the embedded engines. */
async function start(): Promise<void> {
  const settings = parseSettings(process.env);
  const logger = pino({ level: settings.LOG_LEVEL });
  const stop = new AbortController();
  const end = () => stop.abort();
  process.on('SIGTERM', end).on('SIGINT', end);
  const demo = await prepareDemo(settings, logger, stop.signal);
  process.off('SIGTERM', end).off('SIGINT', end);
  const clock = new SystemClock();
  const engines = await openEngines(settings, clock, logger);
  const platform = { settings, engines, clock, logger, consume: true };
  const app = await createHttpServer(AppModule.on(platform), settings, logger);
  await app.listen(listenOptions(settings));
  const hint = await addFirstAdministrator(app, settings);
  await catchUp(app);
  process.stdout.write(startReport(settings, settings.PORT, demo, hint));
}

start().catch((error: unknown) => {
  const stopped = error instanceof DemoInterruptedError;
  // One plain line for whoever started it.
  const what = error instanceof Error ? error.message : String(error);
  process.stderr.write(stopped ? `Quayside ${what}.\n` : `Quayside cannot start: ${what}\n`);
  process.exit(stopped ? 0 : 1);
});
