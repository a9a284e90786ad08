import type { AllStreamResolvedEvent, JSONEventData, ResolvedEvent } from '@eventstore/db-client';
import { randomUUID } from 'node:crypto';
import { jsonEvent } from '@eventstore/db-client';
import type { EventMetadata, JsonObject, NewEvent, RecordedEvent } from '../event-store.js';

/** Our metadata as the server stores it; the event's id is ours and not the server's, see `proposedEvents`. */
interface StoredMetadata extends EventMetadata {
  event_id: string;
}

/**
 * The events of one append as the server gets them. They have ids of their own, drawn once per append: by them the
 * server knows a repeated attempt of this append, and of no other one. Under their true ids it would take another
 * process's append of the same command, decided anew, for a repetition, and answer as though it had been stored.
 */
export function proposedEvents(events: readonly NewEvent[]): JSONEventData[] {
  return events.map(({ id, type, data, metadata }) =>
    jsonEvent({ id: randomUUID(), type, data, metadata: { ...metadata, event_id: id } }),
  );
}

/**
 * An event as the port shows it, frozen because subscribers share it. Undefined for what is not ours: the server's
 * own events and links, and those of other applications.
 * @throws RangeError for a position beyond 2^53, the eighth petabyte of the log, and for servers before version 22.6,
 * which tell no positions
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

/** A position of the server as the port's; see `recordedEvent` for what it throws. */
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
