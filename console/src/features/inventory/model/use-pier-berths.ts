import { useQuery } from '@tanstack/react-query';
import { berthCalls } from '../../../../../contracts/berths/calls.js';
import type { BerthRecord } from '../../../../../contracts/berths/records.js';
import type { ApiError } from '../../../lib/api/api-error.js';
import { call } from '../../../lib/api/client.js';
import { everyPage } from '../../../lib/api/every-page.js';
import { namedMarina } from '../../../lib/api/session-token.js';

/** All berths of a pier by number. */
export function usePierBerths(pierId: string | null) {
  return useQuery<readonly BerthRecord[], ApiError>({
    queryKey: ['pier-berths', pierId, namedMarina()],
    enabled: pierId !== null,
    meta: { topics: [{ topic: 'berths' }, { topic: 'occupancy' }] },
    queryFn: async ({ signal }) => {
      const filter = { pier_id: pierId ?? '' };
      const found = await everyPage(
        (page) => call(berthCalls.listBerths, { filter, ...page }, { signal }),
        ({ id }) => id,
      );
      return found.toSorted((one, other) => one.number - other.number);
    },
  });
}
