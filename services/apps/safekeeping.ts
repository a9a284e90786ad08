import type { INestApplicationContext } from '@nestjs/common';
import type { Clock } from '../platform/clock/clock.js';
import type { Engines } from '../platform/engines/engines.js';
import { LimitedBlobStore } from '../platform/blobs/limited-blob-store.js';
import { ErasedList } from '../platform/erasing/erased-list.js';
import { eraseListed, eraseListedKeys } from '../platform/erasing/erasing-again.js';
import { openOperatorPort } from '../platform/safekeeping/backup-orders.js';
import type { Settings } from '../platform/settings/settings.js';

/**
 * Keeps persons erased whose keys came back with a backup: their keys are deleted before anything is read with them.
 * @returns the rest of the work, for a product that has caught up: it erases them again and takes orders for backups
 */
export async function prepareSafekeeping(
  settings: Settings,
  engines: Engines,
  clock: Clock,
): Promise<(app: INestApplicationContext) => Promise<void>> {
  const list = ErasedList.of(settings);
  await eraseListedKeys(engines.keys, list);
  return async (app) => {
    await eraseListed(app, list);
    await openOperatorPort(settings, engines, clock);
    // Nothing waits for the files of an older release to be counted.
    void app.get(LimitedBlobStore, { strict: false }).learn();
  };
}
