import type { RecordedEvent } from '../event-store/event-store.js';
import type { StoredDocument } from '../read-models/read-model-store.js';

/** Messages to the thread that builds read models. Both threads run the same program, so no message is validated. */
export type RebuildMessage =
  | {
      /** In log order; encrypted data has already been decrypted. */
      readonly events: readonly RecordedEvent[];
    }
  | {
      readonly end: true;
      readonly snapshots: readonly StoredDocument[];
    };

/** The folders passed to the thread at its start. */
export interface RebuildFolders {
  /** Data directory whose read models the thread builds. */
  readonly directory: string;
  /** For engines that the thread must open but does not use. */
  readonly scratch: string;
}
