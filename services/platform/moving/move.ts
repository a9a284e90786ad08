import type { Clock } from '../clock/clock.js';
import { type CopiedLog, copyLog, type ShowProgress } from './log-copy.js';

import type { MoveRequest } from './move-request.js';
import { moveBlobs } from './moved-blobs.js';
import { moveKeys } from './moved-keys.js';
import { actorsOf, assertNothingBuilt, moveActors, positionsIn } from './moved-places.js';
import { openSides, type Sides } from './opened-sides.js';
import { TranslatedPositions } from './translated-positions.js';

/** What the target has at the end; null: not requested. */
export interface Moved {
  readonly log: CopiedLog;
  readonly keys: number | null;
  readonly files: number | null;
}

/**
 * Moves what an installation cannot rebuild: the log, and on request its keys, its processing record, and its files. Keys are moved first: a log without them would show everyone as erased. The product rebuilds its read models.
 * After an interruption the same command continues the move.
 * @throws CopyRefusedError, EngineUnavailableError, DataDirectoryInUseError: each with one line
 */
export async function move(request: MoveRequest, clock: Clock, show: ShowProgress): Promise<Moved> {
  const sides = await openSides(request);
  try {
    return await moveBetween(sides, clock, show);
  } finally {
    await sides.close();
  }
}

async function moveBetween(
  { logs, keys, records, readModels, blobs }: Sides,
  clock: Clock,
  show: ShowProgress,
): Promise<Moved> {
  if (readModels !== null) await assertNothingBuilt(readModels.to);
  const actors = records === null ? null : await actorsOf(records.from, clock);
  const moved =
    keys === null ? null : await moveKeys(keys.from, keys.to, (done, all) => show('Copying keys', done, all));
  const positions = new TranslatedPositions(actors === null ? [] : positionsIn(actors));
  const log = await copyLog({ ...logs, show, positions });
  if (actors !== null && records !== null) await moveActors(actors, records.to, positions, clock);
  const files =
    blobs === null ? null : await moveBlobs(blobs.from, blobs.to, (done, all) => show('Copying files', done, all));
  return { log, keys: moved, files };
}

/** The result in one line. */
export function describeMoved({ log, keys, files }: Moved): string {
  const had = log.before === 0 ? '' : ` (${log.before} of them were copied before)`;
  const also = [keys === null ? [] : [`${keys} keys`], files === null ? [] : [`${files} files`]].flat();
  const rest = also.length === 0 ? '' : `, ${also.join(' and ')}`;
  return `Source and copy hold the same ${log.events} events${had}${rest}; SHA-256 ${log.digest}.`;
}
