import { NestFactory } from '@nestjs/core';
import { SystemClock } from '../platform/clock/clock.js';
import { ProjectionHost } from '../platform/consuming/projection-host.js';
import { openEngines } from '../platform/engines/engines.js';
import { Leases } from '../platform/leases/leases.js';
import { ProgressLine } from '../platform/operations/progress-line.js';
import { PROJECTOR } from '../platform/serving/process-work.js';
import { parseSettings } from '../platform/settings/settings.js';
import { createLogger } from '../platform/telemetry/logger.js';
import { AppModule } from './app.module.js';

/** Rebuilds all read models from the log, while the server, or every projector, is stopped. */
async function rebuild(): Promise<void> {
  const settings = parseSettings(process.env);
  const logger = createLogger(settings.LOG_LEVEL);
  const clock = new SystemClock();
  const engines = await openEngines(settings, clock, logger);
  const root = AppModule.on({ settings, engines, clock, logger, consume: false });
  const app = await NestFactory.createApplicationContext(root, { logger: ['error', 'warn'], abortOnError: false });
  const progress = new ProgressLine(process.stderr, 'Rebuilding the read models');
  const started = performance.now();
  const projections = app.get(ProjectionHost, { strict: false });
  const leases = app.get(Leases, { strict: false });
  const events = await leases.insteadOf(PROJECTOR, () => projections.rebuild(progress.show));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  await app.close();
  process.stdout.write(`All read models were built from ${events.toLocaleString('en')} events in ${seconds} s.\n`);
}

rebuild().catch((error: unknown) => {
  process.stderr.write(`Nothing was rebuilt: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
