import type { Clock } from '../clock/clock.js';
import type { JsonObject } from '../event-store/event-store.js';
import { BACKUPS, type ProcessingRecord } from '../processing/processing-record.js';
import type { BackupManifest } from './backup-manifest.js';

/** A backup that succeeded. */
export interface BackupDone {
  /** Directory of the backup, as the process that made it names it. */
  readonly to: string;
  readonly made_at: string;
  readonly position: number;
  readonly events: number;
  readonly files: number;
  readonly bytes: number;
}

const COLLECTION = { name: BACKUPS, indexes: [] };
const LAST = 'last';

/** Remembers when and where the last backup succeeded. */
export class LastBackup {
  constructor(
    private readonly record: ProcessingRecord,
    private readonly clock: Pick<Clock, 'nowIso'>,
  ) {}

  async note(done: BackupDone): Promise<void> {
    const collection = await this.record.open(COLLECTION);
    const position = ((await collection.get(LAST))?._position ?? 0) + 1;
    const document = { ...done, recorded_at: this.clock.nowIso() } as unknown as JsonObject;
    await collection.write([{ _id: LAST, position, document }]);
  }

  /** Null if no backup was ever made. */
  async find(): Promise<BackupDone | null> {
    const found = await (await this.record.open(COLLECTION)).get(LAST);
    if (found === undefined) return null;
    const { to, made_at, position, events, files, bytes } = found as unknown as BackupDone;
    return { to, made_at, position, events, files, bytes };
  }
}

export function doneOf(to: string, { made_at, position, events, files, bytes }: BackupManifest): BackupDone {
  return { to, made_at, position, events, files, bytes };
}
