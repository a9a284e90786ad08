import { NestFactory } from '@nestjs/core';
import { once } from 'node:events';
import { SystemClock } from '../platform/clock/clock.js';
import { openEngines } from '../platform/engines/engines.js';
import { createProbeServer } from '../platform/serving/probe-server.js';
import type { Role } from '../platform/settings/roles.js';
import { assertShareable } from '../platform/settings/role-settings.js';
import { parseSettings } from '../platform/settings/settings.js';
import { createLogger } from '../platform/telemetry/logger.js';
import { AppModule } from './app.module.js';

/** A process that nobody calls but those who watch over it: on `PORT` it tells whether it lives and what it measures. */
async function start(role: Role): Promise<void> {
  const settings = parseSettings(process.env);
  assertShareable(role, settings);
  const logger = createLogger(settings.LOG_LEVEL);
  const clock = new SystemClock();
  const engines = await openEngines(settings, clock, logger);
  const root = AppModule.on({ settings, engines, clock, logger, consume: role });
  const app = await NestFactory.createApplicationContext(root, { logger: ['error', 'warn'], abortOnError: false });
  const probes = createProbeServer(app).listen(settings.PORT, settings.HOST);
  app.enableShutdownHooks(['SIGTERM', 'SIGINT'], { useProcessExit: true });
  await once(probes, 'listening');
  process.stdout.write(`The ${role} runs; its health is told on port ${settings.PORT}.\n`);
}

/** Starts it, or ends with one plain line for whoever started it. */
export function startWorker(role: Role): void {
  start(role).catch((error: unknown) => {
    process.stderr.write(`The ${role} cannot start: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  });
}
