import { EngineUnavailableError } from '../availability/engine-unavailable.js';

/** What the embedded engines of one data directory say about each other. */
export interface EmbeddedState {
  readonly directory: string;
  /** Position of the log's last event. */
  readonly head: number;
  /** The furthest position that a consumer has taken in. */
  readonly consumed: number;
  /** Whether the file of the keys holds anything. */
  readonly hasKeys: boolean;
}

/**
 * Files that were cut off, lost or put back from different backups do not look damaged each by itself. Going on with
 * them would be: new events would take positions that consumers believe to have seen, and persons without a key would
 * pass for erased. @throws EngineUnavailableError in one line that says what to do
 */
export function assertConsistent({ directory, head, consumed, hasKeys }: EmbeddedState): void {
  if (head > 0 && !hasKeys) {
    throw new EngineUnavailableError(
      `The persons' keys of ${directory} are missing: put keys.db back, as it was together with events.db.`,
    );
  }
  if (consumed > head) {
    throw new EngineUnavailableError(
      `The event log of ${directory} ends at position ${head}, but position ${consumed} was there before: ` +
        'its end was cut off. Restore events.db and events.db-wal from a backup; ' +
        'to go on without what is lost, move read-models.db away, which is then built anew.',
    );
  }
}
