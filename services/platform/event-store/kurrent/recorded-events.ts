import type { AllStreamResolvedEvent, JSONEventData, ResolvedEvent } from '@eventstore/db-client';
import { randomUUID } from 'node:crypto';
import { jsonEvent } from '@eventstore/db-client';
import type { EventMetadata, JsonObject, NewEvent, RecordedEvent } from '../event-store.js';

/**
 * Event metadata as the server stores it. `event_id` is the event's id in this product, which differs from the server's
 * id, see `proposedEvents`.
 */
interface StoredMetadata extends EventMetadata {
  event_id: string;
}

/**
 * The events of one append in the server's form. Each gets a random server id for this append, by which the server
 * recognises a repeated attempt of this append only. With the ids of this product the server would mistake another
 * process's append of the same command, decided again, for a repetition and report it as stored.
 * Each is serialised here once to fail at once: the client never settles the append of an event that JSON cannot hold.
 * @throws TypeError for such an event
 */
export function proposedEvents(events: readonly NewEvent[]): JSONEventData[] {
  return events.map(({ id, type, data, metadata }) => {
    const event = jsonEvent({ id: randomUUID(), type, data, metadata: { ...metadata, event_id: id } });
    JSON.stringify([data, event.metadata]);
    return event;
  });
}

/**
 * An event in the form of the port, frozen because subscribers share it. Undefined for other events: the server's own
 * events and links, and those of other applications.
 * @throws RangeError for a position beyond 2^53 (8 pebibytes of log), and for servers before version 22.6, which return
 * no positions
 */
export function recordedEvent(resolved: ResolvedEvent | AllStreamResolvedEvent): RecordedEvent | undefined {
  const { event } = resolved;
  if (event === undefined || !event.isJson || isOfServer(event.streamId) || isOfServer(event.type)) return undefined;
  const metadata: unknown = event.metadata;
  if (!isStoredMetadata(metadata)) return undefined;
  const { event_id: id, ...own } = metadata;
  return Object.freeze({
    id,
    type: event.type,
    data: event.data as JsonObject,
    metadata: own,
    stream: event.streamId,
    revision: Number(event.revision),
    position: safePosition(event.position?.commit ?? resolved.commitPosition),
  });
}

/** Converts a position of the server to one of the port; throws like `recordedEvent`. */
export function safePosition(commit: bigint | undefined): number {
  const position = Number(commit ?? Number.NaN);
  if (Number.isSafeInteger(position)) return position;
  throw new RangeError(
    commit === undefined || commit === 2n ** 64n - 1n
      ? 'The event store tells no positions: it must be version 22.6 or newer'
      : `The event store is at position ${commit}, beyond what this product can count`,
  );
}

function isOfServer(name: string): boolean {
  return name.startsWith('$');
}

function isStoredMetadata(metadata: unknown): metadata is StoredMetadata {
  return (
    typeof metadata === 'object' &&
    metadata !== null &&
    'event_id' in metadata &&
    typeof metadata.event_id === 'string' &&
    'command_id' in metadata
  );
}
