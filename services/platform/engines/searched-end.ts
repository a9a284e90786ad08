import { setTimeout as pause } from 'node:timers/promises';
import type { EventStore, SearchedEnd } from '../event-store/event-store.js';
import type { ProcessingRecord } from '../processing/processing-record.js';
import { BUILT_FROM } from '../read-models/built-from.js';

const ID = 'searched_end';
/** A stop does not wait longer for a server that is away. */
const PATIENCE_MS = 1_000;

interface Engines {
  readonly eventStore: EventStore;
  readonly record: ProcessingRecord;
}

/** Hands the log what the process before has searched, so that a server does not pass over it again. */
export async function resumeSearch({ eventStore, record }: Engines): Promise<void> {
  // Opening a missing collection would create it.
  if (eventStore.resumeFrom === undefined || !(await record.names()).includes(BUILT_FROM)) return;
  const searched = (await (await record.open({ name: BUILT_FROM, indexes: [] })).get(ID))?.['searched'];
  if (isSearchedEnd(searched)) eventStore.resumeFrom(searched);
}

/** Saves where the log ends, for the next start. What cannot be saved is only searched again. */
export async function saveSearch({ eventStore, record }: Engines): Promise<void> {
  if (eventStore.searchedEnd === undefined) return;
  const saved = new AbortController();
  const late = pause(PATIENCE_MS, undefined, { signal: saved.signal }).catch(() => undefined);
  await Promise.race([save(eventStore.searchedEnd(), record).catch(() => undefined), late]);
  saved.abort();
}

async function save(searching: Promise<SearchedEnd | undefined>, record: ProcessingRecord): Promise<void> {
  const searched = await searching;
  if (searched === undefined) return;
  const collection = await record.open({ name: BUILT_FROM, indexes: [] });
  const position = ((await collection.get(ID))?._position ?? 0) + 1;
  await collection.write([{ _id: ID, position, document: { searched: { ...searched } } }]);
}

function isSearchedEnd(value: unknown): value is SearchedEnd {
  if (typeof value !== 'object' || value === null) return false;
  const { ours, end, event_id } = value as Record<string, unknown>;
  return typeof ours === 'number' && typeof end === 'number' && typeof event_id === 'string';
}
