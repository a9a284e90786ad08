import type { Logger } from 'pino';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { BlobStore } from './blobs/blob-store.js';
import { DirectoryBlobStore } from './blobs/directory-blob-store.js';
import { CommitListeners } from './event-store/commit-listeners.js';
import type { DiskSync } from './disk-sync.js';
import { assertAgreement } from './embedded-agreement.js';
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
import type { FeedSink } from './feed/feed-sink.js';
import type { Settings } from './settings/settings.js';

/** What the product runs on, behind its ports. */
export interface Engines {
  readonly eventStore: EventStore;
  /** No other process appends to the log, so that what is in memory is what is there. */
  readonly onlyWriter: boolean;
  /** Are told of every commit, where the log is one that tells. */
  readonly commits: CommitListeners;
  readonly readModels: ReadModelStore;
  readonly keys: PersonKeys;
  readonly blobs: BlobStore;
  readonly mail: MailPort;
  /** The mails that were not sent but kept for reading; null where real mail goes out. */
  readonly outbox: MailOutbox | null;
  readonly payments: PaymentProvider;
  /** Where public messages go; null where they are only read over HTTP. */
  readonly feed: FeedSink | null;
}

/**
 * Opens what the settings name: a server where they have its URL, else the embedded engine in the data directory.
 * @throws EngineUnavailableError in one line that says which engine, and why
 */
export async function openEngines(settings: Settings, clock: Clock, logger: Logger): Promise<Engines> {
  const { EVENT_STORE_URL, READ_MODELS_URL, DATA_DIR: directory } = settings;
  const feed = await openFeed(settings, logger);
  if (EVENT_STORE_URL === undefined && READ_MODELS_URL === undefined) {
    return { ...openEmbeddedEngines(settings, clock), feed };
  }
  const commits = new CommitListeners();
  const opened: { close(): Promise<void> }[] = [];
  const keep = async <T extends { close(): Promise<void> }>(opening: Promise<T> | T): Promise<T> => {
    const engine = await opening;
    opened.push(engine);
    return engine;
  };
  try {
    const eventStore = await keep(openLog(EVENT_STORE_URL, directory, commits));
    const keys = await keep(openKeys(READ_MODELS_URL, directory));
    const readModels = await keep(openReadModels(READ_MODELS_URL, directory));
    const mail = await keep(new OutboxMailAdapter({ directory, keys, clock }));
    return {
      ...{ eventStore, commits, keys, readModels, mail, outbox: mail, feed },
      onlyWriter: EVENT_STORE_URL === undefined,
      blobs: new DirectoryBlobStore(directory, keys),
      payments: new SandboxPayments(directory),
    };
  } catch (error) {
    for (const engine of opened.reverse()) await engine.close();
    throw error;
  }
}

// The drivers are loaded only where they are used: they take longer to load than an embedded start.
async function openLog(url: string | undefined, directory: string, { tell }: CommitListeners): Promise<EventStore> {
  if (url === undefined) return new SqliteEventStore({ directory, onCommit: tell });
  const { openKurrentEventStore } = await import('./event-store/kurrent/open-kurrent-event-store.js');
  return openKurrentEventStore(url, { onCommit: tell });
}

async function openKeys(url: string | undefined, directory: string): Promise<PersonKeys> {
  if (url === undefined) return new SqlitePersonKeys(directory);
  const { openMongoPersonKeys } = await import('./personal-data/mongo-person-keys.js');
  return openMongoPersonKeys(url);
}

async function openReadModels(url: string | undefined, directory: string): Promise<ReadModelStore> {
  if (url === undefined) return SqliteReadModelStore.openIn(directory);
  const { openMongoReadModels } = await import('./read-models/mongo/mongo-read-model-store.js');
  return openMongoReadModels(url);
}

async function openFeed({ KAFKA_BROKERS: brokers }: Settings, logger: Logger): Promise<FeedSink | null> {
  if (brokers === undefined) return null;
  const { KafkaSink } = await import('./feed/kafka-sink.js');
  return new KafkaSink({ brokers, logger });
}

/** Opens the embedded engines in the data directory, which is made when it is not there. */
export function openEmbeddedEngines(
  { DATA_DIR: directory }: Settings,
  clock: Clock,
  sync: DiskSync = 'every_commit',
): Engines {
  // The log first: its lock is what keeps a second server out of the directory.
  const commits = new CommitListeners();
  const eventStore = new SqliteEventStore({ directory, sync, onCommit: commits.tell });
  const keys = new SqlitePersonKeys(directory, sync);
  const readModels = SqliteReadModelStore.openIn(directory);
  const [head, consumed] = [eventStore.lastPosition, readModels.furthestCheckpoint()];
  assertAgreement({ directory, head, consumed, hasKeys: keys.isUsed });
  const mail = new OutboxMailAdapter({ directory, keys, clock });
  return {
    eventStore,
    onlyWriter: true,
    commits,
    readModels,
    keys,
    blobs: new DirectoryBlobStore(directory, keys),
    mail,
    outbox: mail,
    payments: new SandboxPayments(directory, sync),
    feed: null,
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
