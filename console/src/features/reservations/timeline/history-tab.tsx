import { useTranslation } from 'react-i18next';
import type { ReservationDetail } from '../../../../../contracts/reservations/detail.js';
import { useListState } from '../../../lib/url/use-list-state.js';
import { SearchField } from '../../../ui/fields/search-field.js';
import { FilterBar } from '../../../ui/list/filter-bar.js';
import { StatusTimeline } from './status-timeline.js';
import { useOwnHistory } from './use-own-history.js';

const address = { search: '' };

/** Letters that a search may have. */
const MOST_LETTERS = 100;

/** The reservation's history in a tab of its own, with a search over its entries. */
export function HistoryTab({ reservation }: { readonly reservation: ReservationDetail }) {
  const { t } = useTranslation('reservations/side');
  const { state, set, clear } = useListState(address);
  const history = useOwnHistory(reservation.id);
  return (
    <>
      {history.data !== undefined && (
        <FilterBar
          label={t('searchHistory')}
          search={
            <SearchField
              label={t('searchHistory')}
              width={320}
              value={state.search}
              onSearch={(search) => set({ search: search.slice(0, MOST_LETTERS) })}
            />
          }
        />
      )}
      <StatusTimeline reservation={reservation} search={state.search} onClear={() => clear()} />
    </>
  );
}
