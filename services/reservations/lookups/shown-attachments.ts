import type { ReservationDetail } from '../../../contracts/reservations/detail.js';
import type { DocumentEntry } from '../projections/reservation-details.js';

/** The attachments as the page shows them, without those whose file was erased with its owner. */
export function shownAttachments(entries: readonly DocumentEntry[]): ReservationDetail['attachments'] {
  return entries.flatMap(({ id, type, name, content_type, size_bytes, added_at }) =>
    name === null ? [] : [{ id, attachment_type: type, name, content_type, size_bytes, created_at: added_at }],
  );
}
