import type { Logger } from 'pino';
import { type DemoRecord, readDemoRecord, removeDemoRecord, writeDemoRecord } from '../demo/demo-record.js';
import { SystemClock } from '../platform/clock/clock.js';
import { closeEngines, type Engines, openEmbeddedEngines, removeEngineFiles } from '../platform/engines/engines.js';
import type { Settings } from '../platform/settings/settings.js';
import { livedDemo } from './demo-living.js';

const SEED = 'quayside';

const BUILDER = new URL('./rebuild-worker.js', import.meta.url);

/** Fills an empty data directory with the demo that is asked for; answers what is there. One left half-way is made anew. */
export async function prepareDemo(
  settings: Settings,
  logger: Logger,
  stop: AbortSignal,
  builder = BUILDER,
): Promise<DemoRecord | null> {
  const { DATA_DIR: directory, DEMO: size } = settings;
  const found = readDemoRecord(directory);
  if (found?.state === 'filled' || (found === null && size === 'none')) return found;
  // Takes the directory's lock first: whoever else is at work there is not disturbed.
  let engines: Engines = openEmbeddedEngines(settings, new SystemClock(), 'checkpoints');
  if (found !== null) {
    await closeEngines(engines);
    removeEngineFiles(directory);
    removeDemoRecord(directory);
    engines = openEmbeddedEngines(settings, new SystemClock(), 'checkpoints');
  }
  if (size === 'none' || (await engines.eventStore.head()) > 0) return closeEngines(engines).then(() => null);
  writeDemoRecord(directory, { state: 'under_way', seed: SEED, links: [] });
  const links = await livedDemo(settings, engines, { size, seed: SEED, stop, logger, builder });
  return writeDemoRecord(directory, { state: 'filled', seed: SEED, links: [...links] });
}
