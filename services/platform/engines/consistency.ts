import { EngineUnavailableError } from '../availability/engine-unavailable.js';
import type { EventStore, ForeignLogError, JsonObject } from '../event-store/event-store.js';
import { BUILT_FROM } from '../read-models/built-from.js';
import type { LogPlace, ReadModelCollection, ReadModelStore } from '../read-models/read-model-store.js';

const ID = 'log';

/** Where the log and the read models are: the address of a server without credentials, or a data directory. */
export interface Places {
  readonly log: string;
  readonly readModels: string;
}

/** How far consumers have processed a log, and how far it reaches. */
export interface Consumed {
  readonly places: Places;
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
  readModels: ReadModelStore,
  places: Places,
): Promise<void> {
  // The checkpoints are read first: another process may write to the log and process it meanwhile.
  const checkpoints = [...(await readModels.checkpoints()).values()];
  const consumed = Math.max(0, ...checkpoints.map(({ position }) => position));
  if (consumed > 0) {
    const state = { places, head: await eventStore.head(), consumed, expected: await recordedPlace(readModels) };
    assertReaches(state);
    await assertSameHistory(eventStore, checkpoints, state);
  }
  await recordPlace(readModels, places.log);
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

function notTheLog({ places, expected }: Consumed, what: string): EngineUnavailableError {
  const { log, readModels } = places;
  const anew = builtAnew(readModels);
  // A directory may have been moved, so another path alone does not mean another log.
  if (expected !== null && expected !== log && (isUrl(expected) || isUrl(log))) {
    const remedy = isUrl(expected)
      ? `Set EVENT_STORE_URL to ${expected}`
      : `Leave EVENT_STORE_URL out and set DATA_DIR to ${expected}`;
    return new EngineUnavailableError(
      `The event log of ${log} ${what}: the read models of ${readModels} belong to the log of ${expected}. ` +
        `${remedy}; to continue with the log of ${log}, ${anew}.`,
    );
  }
  const restored = isUrl(log)
    ? 'it is another log, or was restored to an earlier moment. Set EVENT_STORE_URL to the log of the read models, or restore its end'
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
    `that the read models of ${readModels} belong to; to continue without the lost events, ${builtAnew(readModels)}.`
  );
}

function builtAnew(readModels: string): string {
  return isUrl(readModels)
    ? 'name an empty database in READ_MODELS_URL, where they are then built'
    : 'move read-models.db away, which is then rebuilt';
}

function isUrl(place: string): boolean {
  return place.includes('://');
}

async function recordedPlace(readModels: ReadModelStore): Promise<string | null> {
  // Opening a missing collection would create it.
  if (!(await readModels.names()).includes(BUILT_FROM)) return null;
  const place = (await (await opened(readModels)).get(ID))?.['place'];
  return typeof place === 'string' ? place : null;
}

async function recordPlace(readModels: ReadModelStore, place: string): Promise<void> {
  const collection = await opened(readModels);
  const stored = await collection.get(ID);
  if (stored?.['place'] === place) return;
  const document: JsonObject = { place };
  await collection.write([{ _id: ID, position: (stored?._position ?? 0) + 1, document }]);
}

function opened(readModels: ReadModelStore): Promise<ReadModelCollection> {
  return readModels.open({ name: BUILT_FROM, indexes: [] });
}
