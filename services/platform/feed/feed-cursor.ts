import { createHash } from 'node:crypto';
import { feedErrors } from '../../../contracts/feed/errors.js';
import { FEED_START } from '../../../contracts/feed/vocabulary.js';
import { type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import type { EventStore, RecordedEvent } from '../event-store/event-store.js';

/** A place in the log of this installation. */
export interface FeedPlace {
  /** Position of the last event that the reader has received; 0 at the beginning. */
  readonly position: number;
  /** The cursor of this place; a number, as earlier releases returned it, is replaced. */
  readonly cursor: string;
}

/** Bytes of the event's hash in a cursor: enough to tell events of different logs apart. */
const HASH_BYTES = 8;
const NUMBER = /^\d{1,15}$/;

/**
 * The cursor after an event: its position and a hash of its id, in base64url. The id binds the cursor to the log: in
 * another log, another event is at that position, or none.
 */
export function cursorAfter({ position, id }: Pick<RecordedEvent, 'position' | 'id'>): string {
  const bytes = Buffer.alloc(8 + HASH_BYTES);
  bytes.writeBigUInt64BE(BigInt(position));
  createHash('sha256').update(id).digest().copy(bytes, 8, 0, HASH_BYTES);
  return bytes.toString('base64url');
}

/**
 * The place that a cursor names, or a refusal if it is not of this log: after a copy, or a restore that lost the event.
 * A number is a position without an event's id; it is accepted if any event is there.
 */
export async function placeOf(store: EventStore, cursor: string): Promise<FeedPlace | Refusal> {
  if (cursor === FEED_START) return { position: 0, cursor };
  const isNumber = NUMBER.test(cursor);
  const position = isNumber ? Number(cursor) : positionIn(cursor);
  const event = await store.eventAt(position);
  if (event === undefined) return refuse('conflict', feedErrors.cursor_of_another_log);
  const current = cursorAfter(event);
  return isNumber || current === cursor
    ? { position, cursor: current }
    : refuse('conflict', feedErrors.cursor_of_another_log);
}

/** A cursor that was never made by `cursorAfter` gives some number, at which no event has the right hash. */
function positionIn(cursor: string): number {
  return Number(Buffer.from(cursor, 'base64url').readBigUInt64BE());
}
