import { NestFactory } from '@nestjs/core';
import { once } from 'node:events';
import { SystemClock } from '../platform/clock/clock.js';
import { openEngines } from '../platform/engines/engines.js';
import { Ending } from '../platform/process/ending.js';
import { createProbeServer, serveMetrics } from '../platform/serving/probe-server.js';
import type { Role } from '../platform/settings/roles.js';
import { assertShareable } from '../platform/settings/role-settings.js';
import { parseSettings } from '../platform/settings/settings.js';
import { createLogger } from '../platform/telemetry/logger.js';
import { AppModule } from './app.module.js';

/** Starts a process without an API. It serves health checks and metrics on `PORT`. */
async function start(role: Role, ending: Ending): Promise<void> {
  ending.listen();
  const settings = parseSettings(process.env);
  assertShareable(role, settings);
  const logger = createLogger(settings.LOG_LEVEL);
  const clock = new SystemClock();
  const engines = await openEngines(settings, clock, logger, () => ending.giveUp());
  const root = AppModule.on({ settings, engines, clock, logger, consume: role });
  const app = await NestFactory.createApplicationContext(root, { logger: ['error', 'warn'], abortOnError: false });
  app.enableShutdownHooks(['SIGTERM', 'SIGINT'], { useProcessExit: true });
  ending.handOver(app);
  await serveMetrics(app, settings);
  const probes = createProbeServer(app).listen(settings.PORT, settings.HOST);
  await once(probes, 'listening');
  process.stdout.write(`The ${role} runs; its health checks are on port ${settings.PORT}.\n`);
}

/** Starts the process, or writes one plain line for the operator and exits with 1. */
export function startWorker(role: Role): void {
  const ending = new Ending();
  start(role, ending).catch((error: unknown) => ending.fail(`The ${role} cannot start`, error));
}
