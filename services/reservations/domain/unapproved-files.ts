import type { Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { ReservationEvent } from './events/reservation-event.js';
import { bookedStatuses, closedStatuses, isOneOf, standingEntry } from './history.js';
import { conflict } from './refusals.js';
import type { ReservationState } from './reservation-state.js';

const DAY_MS = 86_400_000;

/**
 * When a reservation that has files ended without ever being approved. Null: it has no files, is still open, or was
 * booked at any time.
 */
export function unapprovedFilesSince({ statuses, documents }: ReservationState): string | null {
  if (documents.length === 0 || statuses.some(({ status_code }) => isOneOf(bookedStatuses, status_code))) return null;
  const standing = standingEntry(statuses);
  return standing !== null && isOneOf(closedStatuses, standing.status_code) ? standing.created_at : null;
}

/** The latest end of reservations whose files are due for removal. */
export function filesDueBy(now: Date, days: number): string {
  return new Date(now.getTime() - days * DAY_MS).toISOString();
}

/** Removes the files of a reservation that ended, unapproved, by this instant. */
export function removeUnapprovedFiles(
  state: ReservationState,
  { now, ended_by }: { readonly now: string; readonly ended_by: string },
): readonly ReservationEvent[] | Refusal {
  const since = unapprovedFilesSince(state);
  if (since === null || Date.parse(since) > Date.parse(ended_by)) return conflict('RESERVATION_NOT_YET_EXPIRED');
  const document_ids = state.documents.map(({ document_id }) => document_id);
  return [{ type: 'ReservationDocumentsRemoved', data: { document_ids, at: now } }];
}
