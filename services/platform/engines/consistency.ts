import { EngineUnavailableError } from '../availability/engine-unavailable.js';
import type { EventStore, ForeignLogError, JsonObject } from '../event-store/event-store.js';
import type { ProcessingRecord } from '../processing/processing-record.js';
import { BUILT_FROM } from '../read-models/built-from.js';
import { withoutMoved } from '../read-models/moved-checkpoint.js';
import type { LogPlace, ReadModelCollection, ReadModelStore } from '../read-models/read-model-store.js';

const ID = 'log';

/** Where the log and the read models are: the address of a server without credentials, or a data directory. */
export interface Places {
  readonly log: string;
  readonly readModels: string;
}

/** The stores with the checkpoints of consumers. */
interface Stores {
  readonly record: ProcessingRecord;
  readonly readModels: ReadModelStore;
}

/** How far consumers have processed a log, and how far it reaches. */
export interface Consumed {
  readonly places: Places;
  /** The store with the checkpoints of these consumers. */
  readonly part: keyof Stores;
  /** Position of the log's last event. */
  readonly head: number;
  /** The highest position that a consumer has processed. */
  readonly consumed: number;
  /** Place of the log that the consumers processed; null if it was not recorded. */
  readonly expected: string | null;
}

/**
 * Persons without a key would count as erased.
 * @throws EngineUnavailableError with one line that states the remedy
 */
export function assertHasKeys(directory: string, head: number, hasKeys: boolean): void {
  if (head === 0 || hasKeys) return;
  throw new EngineUnavailableError(
    `The persons' keys of ${directory} are missing: put keys.db back, as it was together with events.db.`,
  );
}

/**
 * A log that was cut off, exchanged or restored to an earlier moment does not look damaged. Continuing with it would do
 * damage: new events would take positions that consumers have already passed.
 * @throws EngineUnavailableError with one line that states the remedy
 */
export function assertReaches(state: Consumed): void {
  const { head, consumed } = state;
  if (consumed > head)
    throw notTheLog(state, `ends at position ${head}, but position ${consumed} was processed before`);
}

/**
 * Checks that the log holds what every consumer (read models, policies, the feed) has processed, and records where it
 * is. Nothing is changed if it does not.
 * @throws EngineUnavailableError with one line that names the log and states the remedy
 */
export async function assertBelongTogether(
  eventStore: Pick<EventStore, 'head' | 'eventAt'>,
  { record, readModels }: Stores,
  places: Places,
): Promise<void> {
  // The checkpoints are read first: another process may write to the log and process it meanwhile.
  const parts = [await consumedBy('record', record), await consumedBy('readModels', readModels)] as const;
  if (parts.some(({ consumed }) => consumed > 0)) {
    const expected = (await recordedPlace(record)) ?? (await recordedPlace(readModels));
    const common = { places, head: await eventStore.head(), expected };
    for (const { checkpoints, part, consumed } of parts) {
      if (consumed === 0) continue;
      const state = { ...common, part, consumed };
      assertReaches(state);
      await assertSameHistory(eventStore, checkpoints, state);
    }
  }
  await recordPlace(record, places.log);
}

/** Without checkpoints that the record has now. */
async function consumedBy(part: keyof Stores, store: ProcessingRecord) {
  const checkpoints = [...withoutMoved(await store.checkpoints()).values()];
  return { part, checkpoints, consumed: Math.max(0, ...checkpoints.map(({ position }) => position)) };
}

/**
 * Each consumer stands on an event. Two histories with a common beginning differ in every event after it, so the
 * furthest event decides for all: if the log has it, it has everything before.
 */
async function assertSameHistory(
  eventStore: Pick<EventStore, 'eventAt'>,
  checkpoints: readonly LogPlace[],
  state: Consumed,
): Promise<void> {
  if ((await eventStore.eventAt(state.consumed)) === undefined)
    throw notTheLog(state, `has no event at position ${state.consumed}, which was processed before`);
  const known = checkpoints.filter(({ event_id }) => event_id !== null);
  const position = Math.max(0, ...known.map((place) => place.position));
  if (position === 0) return;
  const ids = new Set(known.filter((place) => place.position === position).map(({ event_id }) => event_id));
  const found = (await eventStore.eventAt(position))?.id;
  if (found === undefined || ids.size > 1 || !ids.has(found))
    throw notTheLog(state, `has another event at position ${position} than the one that was processed before`);
}

function notTheLog({ places, part, expected }: Consumed, what: string): EngineUnavailableError {
  const { log, readModels } = places;
  const holds = part === 'record' ? 'processing record' : 'read models';
  const anew = remedyFor(part, isUrl(readModels));
  // A directory may have been moved, so another path alone does not mean another log.
  if (expected !== null && expected !== log && (isUrl(expected) || isUrl(log))) {
    const remedy = isUrl(expected)
      ? `Set EVENT_STORE_URL to ${expected}`
      : `Leave EVENT_STORE_URL out and set DATA_DIR to ${expected}`;
    return new EngineUnavailableError(
      `The event log of ${log} ${what}: the ${holds} of ${readModels} belong${part === 'record' ? 's' : ''} to the log of ${expected}. ` +
        `${remedy}; to continue with the log of ${log}, ${anew}.`,
    );
  }
  const restored = isUrl(log)
    ? `it is another log, or was restored to an earlier moment. Set EVENT_STORE_URL to the log of the ${holds}, or restore its end`
    : 'its end was cut off, or it is another log. Restore events.db and events.db-wal from a backup, or set EVENT_STORE_URL if the log is on a server';
  return new EngineUnavailableError(
    `The event log of ${log} ${what}: ${restored}; to continue without the lost events, ${anew}.`,
  );
}

/** The line about a log that was exchanged while the product was running. */
export function exchangedLog({ log, readModels }: Places, { position, hasOther }: ForeignLogError): string {
  return (
    `The event log of ${log} was exchanged or restored to an earlier moment while it was in use: it has ` +
    `${hasOther ? 'another event' : 'no event'} at position ${position}, which was processed before. Put the log back ` +
    `that the read models of ${readModels} belong to; to continue without the lost events, ${remedyFor('record', isUrl(readModels))}.`
  );
}

/** How to continue with the log that is there. The persons' keys lie in a database of their own, and stay. */
function remedyFor(part: keyof Stores, onServer: boolean): string {
  if (part === 'readModels') {
    return onServer
      ? 'drop the database of READ_MODELS_URL, in which read models are then built'
      : 'move read-models.db away, which is then rebuilt';
  }
  const quiet = 'read models are then rebuilt, and what may have been sent before is not sent again';
  return onServer
    ? `drop the database of READ_MODELS_URL, and the collections beside the keys whose names begin with processing.: ${quiet}`
    : `move read-models.db and processing.db away: ${quiet}`;
}

function isUrl(place: string): boolean {
  return place.includes('://');
}

async function recordedPlace(store: ProcessingRecord): Promise<string | null> {
  // Opening a missing collection would create it.
  if (!(await store.names()).includes(BUILT_FROM)) return null;
  const place = (await (await opened(store)).get(ID))?.['place'];
  return typeof place === 'string' ? place : null;
}

async function recordPlace(record: ProcessingRecord, place: string): Promise<void> {
  const collection = await opened(record);
  const stored = await collection.get(ID);
  if (stored?.['place'] === place) return;
  const document: JsonObject = { place };
  await collection.write([{ _id: ID, position: (stored?._position ?? 0) + 1, document }]);
}

function opened(store: ProcessingRecord): Promise<ReadModelCollection> {
  return store.open({ name: BUILT_FROM, indexes: [] });
}
