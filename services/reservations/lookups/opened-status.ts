import type { CommandReceipt } from '../../../contracts/vocabulary/route.js';
import type { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { displayedStatus } from '../domain/displayed-status.js';
import type { ReservationEvent } from '../domain/events/reservation-event.js';
import { evolve } from '../domain/evolve.js';
import { initial } from '../domain/reservation-state.js';
import { reservationRecord } from '../records/reservation-record.js';
import type { DisplayedStatus } from '../../../contracts/vocabulary/reservation-words.js';

/** The status that a reservation was opened with, so that a resend gets the same answer whatever has happened since. */
export async function openedStatus(
  streams: StreamRepository,
  { id, revision }: CommandReceipt,
): Promise<DisplayedStatus> {
  const now = await streams.load(reservationRecord, id);
  if (now.revision === revision) return displayedStatus(now.state.statuses);
  const events = await streams.eventsSince(reservationRecord.streamOf(id), -1, revision + 1);
  const opened = events.map(({ type, data }) => ({ type, data }) as ReservationEvent).reduce(evolve, initial());
  return displayedStatus(opened.statuses);
}
