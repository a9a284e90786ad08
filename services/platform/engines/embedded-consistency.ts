import { EngineUnavailableError } from '../availability/engine-unavailable.js';

/** The state of the embedded engines of one data directory, as compared with each other. */
export interface EmbeddedState {
  readonly directory: string;
  /** Position of the log's last event. */
  readonly head: number;
  /** The highest position that a consumer has processed. */
  readonly consumed: number;
  /** True if the file of the keys contains any key. */
  readonly hasKeys: boolean;
}

/**
 * Truncated or missing files, or files restored from different backups, do not look damaged individually. Continuing
 * with them would do damage: new events would take positions that consumers have already passed, and persons without a
 * key would count as erased.
 * @throws EngineUnavailableError with one line that states the remedy
 */
export function assertConsistent({ directory, head, consumed, hasKeys }: EmbeddedState): void {
  if (head > 0 && !hasKeys) {
    throw new EngineUnavailableError(
      `The persons' keys of ${directory} are missing: put keys.db back, as it was together with events.db.`,
    );
  }
  if (consumed > head) {
    throw new EngineUnavailableError(
      `The event log of ${directory} ends at position ${head}, but position ${consumed} was processed before: ` +
        'its end was cut off. Restore events.db and events.db-wal from a backup; ' +
        'to continue without the lost events, move read-models.db away, which is then rebuilt.',
    );
  }
}
