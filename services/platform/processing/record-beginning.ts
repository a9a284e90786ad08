import type { Logger } from 'pino';
import type { Clock } from '../clock/clock.js';
import type { EventStore, JsonObject } from '../event-store/event-store.js';
import type { LogPlace } from '../read-models/read-model-store.js';
import type { ProcessingRecord } from './processing-record.js';

/** For so long an event is news, unless its policy says otherwise. */
export const NEWS_FOR_MS = 3 * 86_400_000;

/** Collection with the beginning of the record. */
const BEGINNING = 'beginning';
const ID = 'beginning';

/** The time for which nobody knows what was sent, because the log came without its record. */
export interface UnknownPeriod {
  readonly from: string;
  /** The start that found the record missing. */
  readonly until: string;
  /** The end of the log at that start. */
  readonly log: LogPlace;
}

/** What a start needs to tell a new installation from a log without its record. */
export interface BeginningParts {
  readonly record: ProcessingRecord;
  readonly eventStore: Pick<EventStore, 'head' | 'eventAt' | 'readAll'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly logger: Pick<Logger, 'warn'>;
}

/**
 * Notes in a new record whether it was there from the log's first event on. Otherwise the log was restored or copied
 * without it. Several processes may do this at once; the first of them decides.
 */
export async function noteBeginning({ record, eventStore, clock, logger }: BeginningParts): Promise<void> {
  if ((await stored(record)) !== undefined) return;
  if ((await record.checkpoints()).size > 0) return note(record, null);
  const position = await eventStore.head();
  if (position === 0) return note(record, null);
  const until = clock.now();
  const news = new Date(until.getTime() - NEWS_FOR_MS).toISOString();
  const begun = await beginningOf(eventStore);
  const event_id = (await eventStore.eventAt(position))?.id ?? null;
  const from = begun > news ? begun : news;
  const period: UnknownPeriod = { from, until: until.toISOString(), log: { position, event_id } };
  await note(record, period);
  logger.warn(
    { from: period.from, until: period.until },
    'the log has no processing record: nobody knows which mails, pushes and public messages were sent in this time, so none of them are sent',
  );
}

/** Null: the record has everything. */
export async function unknownPeriod(record: ProcessingRecord): Promise<UnknownPeriod | null> {
  return ((await stored(record))?.['unknown'] ?? null) as unknown as UnknownPeriod | null;
}

/**
 * Lets a consumer that was never recorded begin at the end of the unknown period, if there is one.
 * @throws CheckpointMovedError if another process runs the same consumer
 */
export async function skipUnknown(record: ProcessingRecord, consumer: string): Promise<void> {
  if ((await record.loadCheckpoint(consumer)) > 0) return;
  const unknown = await unknownPeriod(record);
  if (unknown !== null) await record.saveCheckpoint(consumer, 0, unknown.log);
}

/** Lets those of the consumers that have no checkpoint begin after this event. */
export async function beginAfter(
  record: ProcessingRecord,
  place: LogPlace,
  consumers: readonly string[],
): Promise<void> {
  const known = await record.checkpoints();
  for (const consumer of consumers.filter((name) => !known.has(name))) await record.saveCheckpoint(consumer, 0, place);
}

/**
 * Notes in the record of a copied log what the record of its source notes, if it notes anything.
 * @param translated returns the position in the copy
 */
export async function copyBeginning(
  from: ProcessingRecord,
  to: ProcessingRecord,
  translated: (position: number) => number,
): Promise<void> {
  if ((await stored(from)) === undefined) return;
  const unknown = await unknownPeriod(from);
  const log = { position: translated(unknown?.log.position ?? 0), event_id: null };
  await note(to, unknown === null ? null : { ...unknown, log });
}

async function note(record: ProcessingRecord, unknown: UnknownPeriod | null): Promise<void> {
  const document = { unknown } as unknown as JsonObject;
  await (await opened(record)).write([{ _id: ID, position: 1, document }]);
}

const opened = (record: ProcessingRecord) => record.open({ name: BEGINNING, indexes: [] });

async function stored(record: ProcessingRecord) {
  return (await opened(record)).get(ID);
}

/** When the first event was recorded. */
async function beginningOf(eventStore: Pick<EventStore, 'readAll'>): Promise<string> {
  for await (const { metadata } of eventStore.readAll({ after: 0, limit: 1 })) return metadata.recorded_at;
  return '';
}
