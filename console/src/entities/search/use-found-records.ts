import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { berthCalls } from '../../../../contracts/berths/calls.js';
import { boaterCalls } from '../../../../contracts/customers/calls.js';
import { reservationCalls } from '../../../../contracts/reservations/calls.js';
import { cardCalls } from '../../../../contracts/memberships/calls.js';
import { ApiError } from '../../lib/api/api-error.js';
import { call } from '../../lib/api/client.js';
import { namedMarina } from '../../lib/api/session-token.js';
import { useFormats } from '../../lib/format/use-formats.js';
import { useSession } from '../../lib/session/session-context.js';
import { isCardNumber, typedCardNumber } from '../membership/card-number.js';
import { type FoundRecord, foundRecords, type FoundRows } from './found-record.js';

const EACH = 5;
const occupancies = {
  vacant: 'berthVacant',
  occupied: 'berthOccupied',
  expected: 'berthExpected',
  'non-active': 'trade:outOfService',
} as const;

/** Loads rows from the marina's lists in parallel. Lists that the user may not read are skipped. */
async function rowsFor(query: string, may: ReturnType<typeof useSession>['mayDo'], signal: AbortSignal) {
  const card_number = typedCardNumber(query);
  const [reservations, boaters, berths, card] = await Promise.all([
    may(reservationCalls.getall.access)
      ? call(reservationCalls.getall, { filter: { search: query }, page_size: EACH }, { signal })
      : null,
    may(boaterCalls.getall.access) ? call(boaterCalls.getall, { search: query, page_size: EACH }, { signal }) : null,
    may(berthCalls.listBerths.access)
      ? call(berthCalls.listBerths, { filter: { name: query }, page_size: EACH }, { signal })
      : null,
    isCardNumber(card_number) && may(cardCalls.get.access)
      ? call(cardCalls.get, { card_number }, { signal }).catch(noCard)
      : null,
  ]);
  return {
    reservations: reservations?.items ?? [],
    boaters: boaters?.items ?? [],
    berths: berths?.items ?? [],
    card,
  } satisfies FoundRows;
}

/** No card has the number: not a failure of the search. */
function noCard(error: unknown): null {
  if (error instanceof ApiError && error.missing) return null;
  throw error;
}

interface Finding {
  readonly found: readonly FoundRecord[];
  readonly searching: boolean;
  readonly failed: boolean;
}

/** Finds reservations, people, boats and berths that match a text of at least two characters. */
export function useFoundRecords(query: string, enabled: boolean): Finding {
  const { t } = useTranslation('entities/search');
  const { mayDo } = useSession();
  const formats = useFormats();
  const wanted = enabled && query.length >= 2;
  const { data, isFetching, isError } = useQuery<FoundRows, ApiError>({
    queryKey: ['palette', query, namedMarina()],
    queryFn: ({ signal }) => rowsFor(query, mayDo, signal),
    enabled: wanted,
    meta: {
      topics: [{ topic: 'reservations' }, { topic: 'customers' }, { topic: 'berths' }, { topic: 'memberships' }],
    },
  });
  const words = {
    stay: formats.dateRange,
    metres: (length: number) => formats.metres(length),
    occupancy: (state: keyof typeof occupancies) => t(occupancies[state]),
  };
  return {
    found: wanted && data !== undefined ? foundRecords(query, data, words) : [],
    searching: wanted && isFetching,
    failed: wanted && isError,
  };
}
