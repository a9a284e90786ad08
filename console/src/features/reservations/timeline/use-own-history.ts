import { useQueries } from '@tanstack/react-query';
import { auditCalls } from '../../../../../contracts/audit/calls.js';
import { loadOptions, type LoadOptions, useLoad } from '../../../lib/api/use-load.js';

/** Entries of a page: an action can have several, and the timeline beside the work shows the latest actions. */
const LOADED = 50;

/**
 * The reservation's own history, newest first. Every user who sees the reservation may read it. A search covers entries
 * that are too old to be loaded otherwise.
 */
export function useOwnHistory(reservationId: string, search = '') {
  return useLoad(
    auditCalls.ofReservation,
    { reservation_id: reservationId, ...(search === '' ? {} : { search }), page_size: LOADED },
    loading(reservationId, search),
  );
}

/** The `pages` pages of the same history that follow the first. */
export function useOlderHistory(reservationId: string, search: string, pages: number) {
  const older = useQueries({
    queries: Array.from({ length: pages }, (_, index) =>
      loadOptions(
        auditCalls.ofReservation,
        { reservation_id: reservationId, ...(search === '' ? {} : { search }), page: index + 2, page_size: LOADED },
        loading(reservationId, search),
      ),
    ),
  });
  const failed = older.find(({ isError }) => isError);
  return {
    items: older.flatMap(({ data }) => data?.items ?? []),
    busy: older.some(({ isFetching, data }) => isFetching && data === undefined),
    error: failed?.error ?? null,
    retry: () => void failed?.refetch(),
  };
}

function loading(reservationId: string, search: string): LoadOptions {
  return {
    topics: [{ topic: 'reservations', ids: [reservationId] }, { topic: 'payments' }],
    keepPrevious: search !== '',
  };
}
