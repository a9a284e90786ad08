import { auditCalls } from '../../../../../contracts/audit/calls.js';
import { useLoad } from '../../../lib/api/use-load.js';

/** Entries to load: an action can have several, and the timeline shows the latest actions. */
const LOADED = 50;

/** The reservation's own history, newest first. Every user who sees the reservation may read it. */
export function useOwnHistory(reservationId: string) {
  return useLoad(
    auditCalls.ofReservation,
    { reservation_id: reservationId, page_size: LOADED },
    { topics: [{ topic: 'reservations', ids: [reservationId] }, { topic: 'payments' }] },
  );
}
