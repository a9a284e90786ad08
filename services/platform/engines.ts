import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { BlobStore } from './blobs/blob-store.js';
import { DirectoryBlobStore } from './blobs/directory-blob-store.js';
import { CommitListeners } from './event-store/commit-listeners.js';
import type { DiskSync } from './disk-sync.js';
import type { EventStore } from './event-store/event-store.js';
import { SqliteEventStore } from './event-store/sqlite-event-store.js';
import type { Clock } from './clock/clock.js';
import type { MailOutbox } from './mail/mail-outbox.js';
import type { MailPort } from './mail/mail-port.js';
import { OutboxMailAdapter } from './mail/outbox-mail.js';
import type { PaymentProvider } from './payments/payment-provider.js';
import { SandboxPayments } from './payments/sandbox-payments.js';
import type { PersonKeys } from './personal-data/person-keys.js';
import { SqlitePersonKeys } from './personal-data/sqlite-person-keys.js';
import type { ReadModelStore } from './read-models/read-model-store.js';
import { SqliteReadModelStore } from './read-models/sqlite-read-model-store.js';
import type { Settings } from './settings/settings.js';

/** What the product runs on, behind its ports. */
export interface Engines {
  readonly eventStore: EventStore;
  /** Are told of every commit, where the log is one that tells. */
  readonly commits: CommitListeners;
  readonly readModels: ReadModelStore;
  readonly keys: PersonKeys;
  readonly blobs: BlobStore;
  readonly mail: MailPort;
  /** The mails that were not sent but kept for reading; null where real mail goes out. */
  readonly outbox: MailOutbox | null;
  readonly payments: PaymentProvider;
}

/** Opens the embedded engines in the data directory, which is made when it is not there. */
export function openEngines(settings: Settings, clock: Clock, sync: DiskSync = 'every_commit'): Engines {
  const directory = settings.DATA_DIR;
  mkdirSync(directory, { recursive: true });
  // The log first: its lock is what keeps a second server out of the directory.
  const commits = new CommitListeners();
  const eventStore = new SqliteEventStore({ directory, sync, onCommit: commits.tell });
  const keys = new SqlitePersonKeys(directory, sync);
  const mail = new OutboxMailAdapter({ directory, keys, clock });
  return {
    eventStore,
    commits,
    readModels: SqliteReadModelStore.openIn(directory),
    keys,
    blobs: new DirectoryBlobStore(directory, keys),
    mail,
    outbox: mail,
    payments: new SandboxPayments(directory, sync),
  };
}

/** Closes everything; the log last, so that nothing is left half done. */
export async function closeEngines(engines: Engines): Promise<void> {
  await engines.mail.close();
  await engines.payments.close();
  await engines.blobs.close();
  await engines.readModels.close();
  await engines.eventStore.close();
  await engines.keys.close();
}

const ENGINE_FILES = /^(?:(?:events|keys|read-models|outbox|sandbox-payments)\.db(?:-wal|-shm|-journal)?|blobs)$/;

/** Throws away what closed embedded engines have left in a directory, and nothing else. */
export function removeEngineFiles(directory: string): void {
  for (const name of readdirSync(directory).filter((name) => ENGINE_FILES.test(name))) {
    rmSync(join(directory, name), { recursive: true });
  }
}
