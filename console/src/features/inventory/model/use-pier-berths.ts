import { useQuery } from '@tanstack/react-query';
import { berthCalls } from '../../../../../contracts/berths/calls.js';
import type { BerthRecord } from '../../../../../contracts/berths/records.js';
import type { ApiError } from '../../../lib/api/api-error.js';
import { call } from '../../../lib/api/client.js';
import { namedMarina } from '../../../lib/api/session-token.js';

const PAGE = 100;

/** All berths of a pier by number. */
export function usePierBerths(pierId: string | null) {
  return useQuery<readonly BerthRecord[], ApiError>({
    queryKey: ['pier-berths', pierId, namedMarina()],
    enabled: pierId !== null,
    meta: { topics: [{ topic: 'berths' }, { topic: 'occupancy' }] },
    queryFn: async ({ signal }) => {
      const found: BerthRecord[] = [];
      for (let page = 1; ; page += 1) {
        const body = { filter: { pier_id: pierId ?? '' }, page, page_size: PAGE };
        const { items, total } = await call(berthCalls.listBerths, body, { signal });
        found.push(...items);
        if (items.length === 0 || found.length >= total) break;
      }
      return found.sort((one, other) => one.number - other.number);
    },
  });
}
