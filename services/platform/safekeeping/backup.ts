import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Clock } from '../clock/clock.js';
import { closeEngines, type Engines, openStoppedEngines } from '../engines/engines.js';
import { isShared } from '../engines/edge-engines.js';
import type { EventRegistry } from '../event-sourcing/event-definition.js';
import type { Settings } from '../settings/settings.js';
import { askProduct, NobodyAnswersError } from './asking-product.js';
import { type BackupManifest, sumFiles, writeManifest } from './backup-manifest.js';
import { beginIn, endIn, isContent } from './backup-place.js';
import { BackupRefusedError } from './backup-refused.js';
import { checkCopy } from './checked-copy.js';
import { doneOf, LastBackup } from './last-backup.js';
import { copyEngines, type ShowStep } from './making-copy.js';
import { type OperatorAccess, readAccess } from './operator-port.js';

/** Where the copy is made: in the running product, or here while it is stopped. */
interface Copying {
  copy(to: string, show: ShowStep): Promise<void>;
  record(to: string, made: BackupManifest): Promise<void>;
  close(): Promise<void>;
}

/**
 * Backs up an embedded installation, whether it runs or not: copies it, reads all of the copy, and writes the manifest
 * last. A backup that is interrupted has no manifest, and the next one into the same directory begins anew.
 * @throws BackupRefusedError, EngineUnavailableError, DataDirectoryInUseError: each with one line
 */
export async function backUp(
  settings: Settings,
  directory: string,
  registry: EventRegistry,
  clock: Clock,
  show: ShowStep,
): Promise<BackupManifest> {
  if (settings.EVENT_STORE_URL !== undefined || settings.READ_MODELS_URL !== undefined) {
    const which = isShared(settings) ? 'The log and the read models are' : 'The log or the read models are';
    throw new BackupRefusedError(`${which} on servers: use npm run backup:servers.`);
  }
  if (!existsSync(join(settings.DATA_DIR, 'events.db'))) {
    throw new BackupRefusedError(`There is nothing to back up in ${settings.DATA_DIR}: events.db is not there.`);
  }
  const to = resolve(directory);
  beginIn(to, settings.DATA_DIR);
  // Everything that was recorded before this moment is in the backup.
  const made_at = clock.nowIso();
  const copying = await placeOfCopy(settings, clock, to, show);
  try {
    const checked = await checkCopy(to, registry, show);
    const sums = await sumFiles(to, isContent, (done, all) => show('Hashing', done, all));
    const manifest = writeManifest(to, sums, { made_at, ...checked });
    endIn(to);
    await copying.record(to, manifest);
    return manifest;
  } finally {
    await copying.close();
  }
}

/** Makes the copy, in the running product if there is one. */
async function placeOfCopy(settings: Settings, clock: Clock, to: string, show: ShowStep): Promise<Copying> {
  const access = readAccess(settings.DATA_DIR);
  if (access !== undefined) {
    const running = inProduct(access);
    try {
      await running.copy(to, show);
      return running;
    } catch (error) {
      if (!(error instanceof NobodyAnswersError)) throw error;
    }
  }
  const here = inThisProcess(await openStoppedEngines(settings, clock), clock);
  try {
    await here.copy(to, show);
  } catch (error) {
    await here.close();
    throw error;
  }
  return here;
}

function inProduct(access: OperatorAccess): Copying {
  return {
    copy: (to, show) => askProduct(access, 'copy', { to }, show),
    record: (to, made) => askProduct(access, 'record', doneOf(to, made), () => undefined),
    close: () => Promise.resolve(),
  };
}

function inThisProcess(engines: Engines, clock: Clock): Copying {
  return {
    copy: (to, show) => copyEngines(engines, to, show),
    record: (to, made) => new LastBackup(engines.record, clock).note(doneOf(to, made)),
    close: () => closeEngines(engines),
  };
}
