import type { Logger } from 'pino';
import { type DemoFigures, type DemoOrder, fillDemo } from '../demo/fill-demo.js';
import { RebuildWorker } from '../platform/rebuild-worker/rebuild-worker.js';
import { SystemClock } from '../platform/clock/clock.js';
import type { Engines } from '../platform/engines/engines.js';
import { beginAfter, noteBeginning } from '../platform/processing/record-beginning.js';
import { ProgressLine } from '../platform/operations/progress-line.js';
import type { Settings } from '../platform/settings/settings.js';
import { openDemoHost } from './demo-host.js';
import { openDemoReadModels } from './demo-read-models.js';

interface Order extends Pick<DemoOrder, 'seed' | 'size'> {
  readonly stop: AbortSignal;
  readonly logger: Logger;
  /** The program of the thread that builds the read models. */
  readonly builder: URL;
}

/** Plays the half year of a demo marina on empty engines, and closes them. */
export async function livedDemo(settings: Settings, engines: Engines, order: Order): Promise<DemoFigures['links']> {
  const { size, seed, stop, logger } = order;
  // Another thread builds the read models at the same time; the few that the demo itself reads are kept in memory.
  await engines.readModels.close();
  await noteBeginning({ ...engines, clock: new SystemClock(), logger });
  const readModels = openDemoReadModels();
  const host = await openDemoHost({ settings, engines: { ...engines, readModels }, logger });
  const builder = new RebuildWorker(order.builder, settings.DATA_DIR, host.log);
  const onProgress = new ProgressLine(process.stderr, 'Filling the demo marina').show;
  const signal = AbortSignal.any([stop, builder.failed]);
  try {
    const { links } = await fillDemo(host, { size, seed, now: new Date(), signal, onProgress });
    // Policies that did not run here begin after what is no news.
    await beginAfter(engines.record, await builder.finish(readModels), host.policies.names());
    return links;
  } catch (error) {
    throw (await builder.abandon()) ?? error;
  } finally {
    await host.close();
  }
}
