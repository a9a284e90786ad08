import { SystemClock } from '../platform/clock/clock.js';
import { openEngines } from '../platform/engines/engines.js';
import { Ending } from '../platform/process/ending.js';
import { createHttpServer, listenOptions } from '../platform/serving/http-server.js';
import { serveMetrics } from '../platform/serving/probe-server.js';
import { releaseUnusedMemory } from '../platform/process/release-memory.js';
import { parseSettings } from '../platform/settings/settings.js';
import { createLogger } from '../platform/telemetry/logger.js';
import { AppModule } from './app.module.js';
import { catchUp } from './catching-up.js';
import { prepareDemo } from './demo-filling.js';
import { addFirstAdministrator } from './first-administrator.js';
import { demoSignIns } from '../demo/sign-ins.js';
import { prepareSafekeeping } from './safekeeping.js';
import { startReport } from './start-report.js';
import { unlessStopped } from './unless-stopped.js';

/** The whole product in one process, on the embedded engines or on servers. */
async function start(ending: Ending): Promise<void> {
  const settings = parseSettings(process.env);
  const logger = createLogger(settings.LOG_LEVEL);
  const demo = await unlessStopped((signal) => prepareDemo(settings, logger, signal));
  ending.listen();
  const clock = new SystemClock();
  const engines = await openEngines(settings, clock, logger, () => ending.giveUp());
  const shown = { consume: 'standalone' as const, signIns: demo === null ? [] : demoSignIns() };
  const keepSafe = await prepareSafekeeping(settings, engines, clock);
  const app = await createHttpServer(AppModule.on({ settings, engines, clock, logger, ...shown }), settings, logger);
  ending.handOver(app);
  await serveMetrics(app, settings);
  await app.listen(listenOptions(settings));
  const hint = await addFirstAdministrator(app, settings);
  if (!(await catchUp(app, ending.signal))) return;
  await keepSafe(app);
  process.stdout.write(startReport(settings, settings.PORT, demo, hint));
  releaseUnusedMemory();
}

const ending = new Ending();
start(ending).catch((error: unknown) => ending.fail('Quayside cannot start', error));
