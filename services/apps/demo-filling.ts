import type { Logger } from 'pino';
import { type DemoRecord, readDemoRecord, removeDemoRecord, writeDemoRecord } from '../demo/demo-record.js';
import { SystemClock } from '../platform/clock/clock.js';
import { closeEngines, type Engines, openEmbeddedEngines, removeEngineFiles } from '../platform/engines/engines.js';
import type { Settings } from '../platform/settings/settings.js';
import { livedDemo } from './demo-living.js';

const SEED = 'quayside';

const BUILDER = new URL('./rebuild-worker.js', import.meta.url);

/**
 * Fills an empty data directory with the demo that the settings name, and returns the record of the demo in it, if any.
 * A demo that was left half-way is removed and filled again.
 */
export async function prepareDemo(
  settings: Settings,
  logger: Logger,
  stop: AbortSignal,
  builder = BUILDER,
): Promise<DemoRecord | null> {
  const { DATA_DIR: directory, DEMO: size } = settings;
  const found = readDemoRecord(directory);
  if (found?.state === 'filled' || (found === null && size === 'none')) return found;
  // Takes the directory's lock first, so that another process at work in it is not disturbed.
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
