import { copyFileSync, constants, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { syncDirectoryNow } from '../blobs/durable-file.js';
import type { Clock } from '../clock/clock.js';
import type { EventRegistry } from '../event-sourcing/event-definition.js';
import { ownDirectory } from '../process/owner-only.js';
import { checkSums, readManifest, sumFiles } from './backup-manifest.js';
import { BackupRefusedError } from './backup-refused.js';
import { checkCopy, type CheckedCopy } from './checked-copy.js';
import { cutLog, type Moment } from './cut-log.js';
import { ErasedList } from '../erasing/erased-list.js';
import type { ShowStep } from './making-copy.js';
import { removeReadModels } from './removed-read-models.js';
import { correctKeys, erasedIn, laterBackups } from './restored-keys.js';

export interface RestoreRequest {
  readonly from: string;
  /** The data directory: missing or empty. */
  readonly to: string;
  /** Null: everything. */
  readonly moment: Moment | null;
  /** Persons erased since the backup, as far as the installation's list knows them; null: there is no list. */
  readonly erased: readonly string[] | null;
}

export interface Restored extends CheckedCopy {
  readonly removed_events: number;
  readonly erased_again: number;
}

/**
 * Makes a data directory from a backup. It is made beside its place and moved there when it is whole, so an
 * interruption leaves no half of it. Whoever was erased stays erased: the keys of persons who are listed, whom a later
 * backup beside this one marks, or whose erasure the cut removes are deleted, and the next start erases them again.
 * @throws BackupRefusedError with one line
 */
export async function restore(
  request: RestoreRequest,
  registry: EventRegistry,
  clock: Clock,
  show: ShowStep,
): Promise<Restored> {
  const from = resolve(request.from);
  const to = resolve(request.to);
  if (existsSync(to) && readdirSync(to).length > 0) {
    throw new BackupRefusedError(`${to} is not empty: move it away, or name another directory in DATA_DIR.`);
  }
  const manifest = readManifest(from);
  assertHolds(request.moment, manifest);
  const paths = await checkSums(from, manifest, (done, all) => show('Checking the backup', done, all));
  const aside = `${to}.restoring`;
  rmSync(aside, { recursive: true, force: true });
  ownDirectory(aside);
  copyFiles(from, aside, paths, show);
  const cut = request.moment === null ? null : cutLog(aside, request.moment);
  if (cut !== null && cut.removed > 0) await removeReadModels(aside, cut.position, clock);
  const later = laterBackups(from, manifest.made_at).flatMap(erasedIn);
  const erased = [...new Set([...(request.erased ?? []), ...later, ...(cut?.erased ?? [])])];
  const known = new Set(erasedIn(aside));
  await correctKeys(aside, erased);
  const list = ErasedList.inDirectory(aside);
  for (const person of erased) list.add(person, clock.nowIso());
  const checked = await checkCopy(aside, registry, show);
  // Makes every file durable before the directory gets its name.
  await sumFiles(
    aside,
    () => true,
    (done, all) => show('Writing', done, all),
  );
  if (existsSync(to)) rmSync(to, { recursive: true });
  renameSync(aside, to);
  syncDirectoryNow(dirname(to));
  const again = erased.filter((person) => !known.has(person)).length;
  return { ...checked, removed_events: cut?.removed ?? 0, erased_again: again };
}

function assertHolds(moment: Moment | null, { position, made_at }: { position: number; made_at: string }): void {
  if (moment === null) return;
  if ('position' in moment && moment.position > position) {
    throw new BackupRefusedError(`The backup ends at position ${position}; restore a later one.`);
  }
  if ('at' in moment && moment.at > made_at) {
    throw new BackupRefusedError(`The backup was made at ${made_at}; restore a later one.`);
  }
}

function copyFiles(from: string, to: string, paths: readonly string[], show: ShowStep): void {
  for (const [index, path] of paths.entries()) {
    const target = join(to, path);
    mkdirSync(dirname(target), { recursive: true, mode: 0o700 });
    copyFileSync(join(from, path), target, constants.COPYFILE_FICLONE);
    show('Copying', index + 1, paths.length);
  }
}
