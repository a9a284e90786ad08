import { auditCalls } from '../../../../../contracts/audit/calls.js';
import { useLoad } from '../../../lib/api/use-load.js';

/** Entries to load: an action can have several, and the timeline shows the latest actions. */
const LOADED = 50;

/**
 * The reservation's own history, newest first. Every user who sees the reservation may read it. A search covers entries
 * that are too old to be loaded otherwise.
 */
export function useOwnHistory(reservationId: string, search = '') {
  return useLoad(
    auditCalls.ofReservation,
    { reservation_id: reservationId, ...(search === '' ? {} : { search }), page_size: LOADED },
    { topics: [{ topic: 'reservations', ids: [reservationId] }, { topic: 'payments' }], keepPrevious: search !== '' },
  );
}
