import { useMemo } from 'react';
import { reservationCalls } from '../../../../../contracts/reservations/calls.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useMay } from '../../../lib/session/may.js';
import { looksForBerth, type Suggestions } from '../model/berth-shown.js';
import type { ListedRow } from '../model/listed-row.js';

/** Free berths for the rows that need one. The rows are shown first and do not wait for them. */
export function useSuggestions(rows: readonly ListedRow[]): Suggestions {
  const may = useMay(reservationCalls.suggestBerths.access);
  // Sorted by id, so that another order of the list sends no new request.
  const reservation_ids = useMemo(
    () =>
      rows
        .filter(looksForBerth)
        .map(({ id }) => id)
        .sort(),
    [rows],
  );
  const { data, isFetching } = useLoad(
    reservationCalls.suggestBerths,
    { reservation_ids },
    {
      topics: [{ topic: 'berths' }, { topic: 'occupancy' }, { topic: 'reservations', ids: reservation_ids }],
      enabled: may && reservation_ids.length > 0,
      keepPrevious: true,
    },
  );
  return useMemo(
    () => ({
      found: new Map(data?.items.map(({ reservation_id, berth }) => [reservation_id, berth])),
      looking: isFetching,
    }),
    [data, isFetching],
  );
}
