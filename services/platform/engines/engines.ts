import type { Logger } from 'pino';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CommitListeners } from '../event-store/commit-listeners.js';
import type { DiskSync } from '../sqlite/disk-sync.js';
import { type EdgeEngines, isShared, type Keep, openEdgeEngines, openEmbeddedEdges } from './edge-engines.js';
import { assertBelongTogether, assertHasKeys, assertReaches, exchangedLog, type Places } from './consistency.js';
import type { EventStore, ForeignLogError } from '../event-store/event-store.js';
import type { KurrentEventStoreOptions } from '../event-store/kurrent/kurrent-event-store.js';
import { STREAM_NAMES } from '../event-sourcing/stream-name.js';
import { SqliteEventStore } from '../event-store/sqlite-event-store.js';
import type { Clock } from '../clock/clock.js';
import type { PersonKeys } from '../personal-data/person-keys.js';
import { SqlitePersonKeys } from '../personal-data/sqlite-person-keys.js';
import { moveFromReadModels } from './move-from-read-models.js';
import { openMongoProcessing, openProcessingFile, type ProcessingRecord } from '../processing/processing-record.js';
import { noteBeginning } from '../processing/record-beginning.js';
import type { ReadModelStore } from '../read-models/read-model-store.js';
import { SqliteReadModelStore } from '../read-models/sqlite-read-model-store.js';
import { resumeSearch, saveSearch } from './searched-end.js';
import type { FeedSink } from '../feed/feed-sink.js';
import type { RedisLink } from '../redis/redis-link.js';
import type { Settings } from '../settings/settings.js';

/** The engines of the product, behind their ports. */
export interface Engines extends EdgeEngines {
  readonly eventStore: EventStore;
  /** True if no other process appends to the log, so that cached streams are always current. */
  readonly onlyWriter: boolean;
  /** True if no other process works on these engines: log or read models are in a directory that this process holds. */
  readonly alone: boolean;
  /** Called on every commit, if the log reports commits. */
  readonly commits: CommitListeners;
  readonly readModels: ReadModelStore;
  readonly record: ProcessingRecord;
  readonly keys: PersonKeys;
  /** Receives public messages; null if they are only read over HTTP. */
  readonly feed: FeedSink | null;
  /** State that processes share beside the log; null if each process counts and follows alone. */
  readonly redis: RedisLink | null;
}

type EngineCore = Omit<Engines, keyof EdgeEngines | 'feed' | 'redis'>;

/**
 * Opens the engines that the settings name: a server if its URL is set, otherwise the embedded engine in the data
 * directory.
 * @param giveUp called once if the log of a server was exchanged under the running product, after one line about it; an
 * embedded log is locked, so that it cannot be exchanged
 * @throws EngineUnavailableError with one line that names the engine and the reason
 */
export async function openEngines(
  settings: Settings,
  clock: Clock,
  logger: Logger,
  giveUp: () => void = () => undefined,
): Promise<Engines> {
  const opened: { close(): Promise<void> }[] = [];
  const keep: Keep = async (opening) => {
    const engine = await opening;
    opened.push(engine);
    return engine;
  };
  const feed = await openFeed(settings, logger);
  try {
    const onExchanged = (error: ForeignLogError) => {
      logger.fatal(exchangedLog(placesOf(settings), error));
      giveUp();
    };
    const core = await openCore(settings, keep, logger, onExchanged);
    await resumeSearch(core);
    await assertBelongTogether(core.eventStore, core, placesOf(settings));
    await moveFromReadModels(core.readModels, core.record);
    await noteBeginning({ ...core, clock, logger });
    const edges = await openEdgeEngines({ ...core, settings, clock, logger }, keep);
    return { ...core, ...edges, feed, redis: await openRedisLink(settings, core.keys, logger) };
  } catch (error) {
    for (const engine of opened.reverse()) await engine.close();
    throw error;
  }
}

async function openCore(
  settings: Settings,
  keep: Keep,
  logger: Logger,
  onExchanged: (error: ForeignLogError) => void,
): Promise<EngineCore> {
  const { EVENT_STORE_URL, READ_MODELS_URL, DATA_DIR: directory } = settings;
  if (EVENT_STORE_URL === undefined && READ_MODELS_URL === undefined) {
    const core = openEmbeddedCore(directory, 'every_commit');
    for (const engine of [core.eventStore, core.keys, core.record, core.readModels]) await keep(engine);
    return core;
  }
  const commits = new CommitListeners();
  const eventStore = await keep(
    EVENT_STORE_URL === undefined
      ? new SqliteEventStore({ directory, onCommit: commits.notify })
      : openServerLog(EVENT_STORE_URL, { onCommit: commits.notify, onExchanged, logger }),
  );
  const keys = await keep(openKeys(READ_MODELS_URL, directory));
  const record = await keep(openRecord(READ_MODELS_URL, directory));
  const readModels = await keep(openReadModels(READ_MODELS_URL, directory));
  const onlyWriter = EVENT_STORE_URL === undefined;
  return { eventStore, onlyWriter, alone: !isShared(settings), commits, keys, record, readModels };
}

// Drivers are loaded only when used, because loading one takes longer than an embedded start.
async function openServerLog(url: string, options: KurrentEventStoreOptions): Promise<EventStore> {
  const { openKurrentEventStore } = await import('../event-store/kurrent/open-kurrent-event-store.js');
  return openKurrentEventStore(url, { ...options, streamNames: STREAM_NAMES });
}

async function openKeys(url: string | undefined, directory: string): Promise<PersonKeys> {
  if (url === undefined) return new SqlitePersonKeys(directory);
  const { openMongoPersonKeys } = await import('../personal-data/mongo-person-keys.js');
  return openMongoPersonKeys(url);
}

async function openRecord(url: string | undefined, directory: string): Promise<ProcessingRecord> {
  return url === undefined ? openProcessingFile(directory) : openMongoProcessing(url);
}

async function openReadModels(url: string | undefined, directory: string): Promise<ReadModelStore> {
  if (url === undefined) return SqliteReadModelStore.openIn(directory);
  const { openMongoReadModels } = await import('../read-models/mongo/mongo-read-model-store.js');
  return openMongoReadModels(url);
}

async function openFeed({ KAFKA_BROKERS: brokers }: Settings, logger: Logger): Promise<FeedSink | null> {
  if (brokers === undefined) return null;
  const { KafkaSink } = await import('../feed/kafka-sink.js');
  return new KafkaSink({ brokers, logger });
}

async function openRedisLink(
  { REDIS_URL: url }: Settings,
  keys: PersonKeys,
  logger: Logger,
): Promise<RedisLink | null> {
  if (url === undefined) return null;
  const { openRedis } = await import('../redis/redis-link.js');
  return openRedis({ url, keys, logger });
}

/** Opens the embedded engines in the data directory, and creates the directory if it is missing. */
export function openEmbeddedEngines(
  { DATA_DIR: directory }: Settings,
  clock: Clock,
  sync: DiskSync = 'every_commit',
): Engines {
  const core = openEmbeddedCore(directory, sync);
  const head = core.eventStore.lastPosition;
  for (const part of ['record', 'readModels'] as const) {
    const consumed = core[part].furthestCheckpoint();
    assertReaches({ places: { log: directory, readModels: directory }, head, part, consumed, expected: null });
  }
  return { ...core, ...openEmbeddedEdges(directory, core.keys, clock, sync), feed: null, redis: null };
}

/**
 * The same for a program that works on an installation while the product is stopped.
 * @throws EngineUnavailableError with one line, if the log is not that of the read models
 */
export async function openStoppedEngines(settings: Settings, clock: Clock): Promise<Engines> {
  const engines = openEmbeddedEngines(settings, clock);
  try {
    await assertBelongTogether(engines.eventStore, engines, placesOf(settings));
    return engines;
  } catch (error) {
    await closeEngines(engines);
    throw error;
  }
}

/** Where the log and the read models of the settings are, without credentials. */
function placesOf({ EVENT_STORE_URL, READ_MODELS_URL, DATA_DIR: directory }: Settings): Places {
  return { log: placeOf(EVENT_STORE_URL) ?? directory, readModels: placeOf(READ_MODELS_URL) ?? directory };
}

function placeOf(url: string | undefined): string | undefined {
  // The credentials go first: a password may hold a question mark.
  return url?.replace(/\/\/.*@/, '//').split('?', 1)[0];
}

function openEmbeddedCore(directory: string, sync: DiskSync) {
  // The log is opened first: its lock keeps a second server out of the directory.
  const commits = new CommitListeners();
  const eventStore = new SqliteEventStore({ directory, sync, onCommit: commits.notify });
  const keys = new SqlitePersonKeys(directory, sync);
  const record = openProcessingFile(directory);
  const readModels = SqliteReadModelStore.openIn(directory);
  assertHasKeys(directory, eventStore.lastPosition, keys.isUsed);
  return { eventStore, onlyWriter: true, alone: true, commits, keys, record, readModels } satisfies EngineCore;
}

/** Closes everything, the log last, so that no work remains unfinished. */
export async function closeEngines(engines: Engines): Promise<void> {
  await engines.redis?.close();
  await engines.mail.close();
  await engines.mailbox?.close();
  await engines.payments.close();
  await engines.blobs.close();
  await saveSearch(engines);
  await engines.readModels.close();
  await engines.record.close();
  await engines.eventStore.close();
  await engines.keys.close();
}

const ENGINE_FILES =
  /^(?:(?:events|keys|processing|read-models|outbox|sandbox-payments)\.db(?:-wal|-shm|-journal)?|blobs)$/;

/** Deletes the files of closed embedded engines from a directory, and nothing else. */
export function removeEngineFiles(directory: string): void {
  for (const name of readdirSync(directory).filter((name) => ENGINE_FILES.test(name))) {
    rmSync(join(directory, name), { recursive: true });
  }
}
