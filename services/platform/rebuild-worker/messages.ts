import type { RecordedEvent } from '../event-store/event-store.js';
import type { StoredDocument } from '../read-models/read-model-store.js';

/** What the thread that builds read models is told. Threads share a program, so nothing here is checked again. */
export type RebuildMessage =
  | {
      /** In log order, legible: what is encrypted in the log is not so here. */
      readonly events: readonly RecordedEvent[];
    }
  | {
      readonly end: true;
      /** By consumer: what the read models of a log keep besides themselves. */
      readonly checkpoints: Readonly<Record<string, number>>;
      readonly snapshots: readonly StoredDocument[];
    };

/** What the thread is given at its start. */
export interface RebuildFolders {
  /** Whose read models it builds. */
  readonly directory: string;
  /** For engines that it must have and does not use. */
  readonly scratch: string;
}
