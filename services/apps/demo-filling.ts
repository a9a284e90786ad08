import type { Logger } from 'pino';
import { type DemoRecord, readDemoRecord, removeDemoRecord, writeDemoRecord } from '../demo/demo-record.js';
import { fillDemo } from '../demo/fill-demo.js';
import { SystemClock } from '../platform/clock/clock.js';
import { closeEngines, openEmbeddedEngines, removeEngineFiles } from '../platform/engines.js';
import { ProgressLine } from '../platform/operations/progress-line.js';
import type { Settings } from '../platform/settings/settings.js';
import { openDemoHost } from './demo-host.js';

const SEED = 'quayside';
/** Of the sessions in which half a year is lived through. */
const SESSION_HOURS = 8760;

/** Fills an empty data directory with the demo that is asked for; answers what is there. One left half-way is made anew. */
export async function prepareDemo(given: Settings, logger: Logger, stop: AbortSignal): Promise<DemoRecord | null> {
  const { DATA_DIR: directory, DEMO: size } = given;
  const found = readDemoRecord(directory);
  if (found?.state === 'filled' || (found === null && size === 'none')) return found;
  const settings = { ...given, SESSION_HOURS };
  // Takes the directory's lock first: whoever else is at work there is not disturbed.
  let engines = openEmbeddedEngines(settings, new SystemClock(), 'checkpoints');
  if (found !== null) {
    await closeEngines(engines);
    removeEngineFiles(directory);
    removeDemoRecord(directory);
    engines = openEmbeddedEngines(settings, new SystemClock(), 'checkpoints');
  }
  if (size === 'none' || (await engines.eventStore.head()) > 0) return closeEngines(engines).then(() => null);
  writeDemoRecord(directory, { state: 'under_way', seed: SEED, links: [] });
  const host = await openDemoHost({ settings, engines, logger });
  const onProgress = new ProgressLine(process.stderr, `Filling a demo marina of size ${size}`).show;
  let filled: DemoRecord;
  try {
    const { links } = await fillDemo(host, { size, seed: SEED, now: new Date(), signal: stop, onProgress });
    filled = { state: 'filled', seed: SEED, links: [...links] };
  } finally {
    await host.close();
  }
  return writeDemoRecord(directory, filled);
}
