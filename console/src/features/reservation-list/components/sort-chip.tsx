import { useTranslation } from 'react-i18next';
import { FilterChip } from '../../../ui/list/filter-chip.js';
import { orderFrom, writtenOrder } from '../model/list-question.js';
import { OneOfFilter } from './one-of-filter.js';
import type { ListUrl } from './use-list-url.js';

/** On a phone, where there are no heads to click: the order of the list. */
export function SortChip({ url }: { url: ListUrl }) {
  const { t } = useTranslation('reservation-list');
  const { order } = url.choices;
  const options = [
    { value: '-updated_at', label: t('sortUpdated') },
    { value: 'start_date', label: t('filterArrival') },
    { value: 'end_date', label: t('filterDeparture') },
    { value: 'boater_name', label: t('columnBoater') },
    { value: 'vessel_name', label: t('columnBoat') },
    { value: '-total_to_pay', label: t('columnTotal') },
  ];
  const chosen = order === null ? null : writtenOrder(order);
  const named = options.find((option) => option.value === chosen);
  return (
    <FilterChip
      label={t('sortBy')}
      value={named === undefined ? null : t('chip', { name: t('sortBy'), value: named.label })}
      onClear={() => url.filter({ sort: '' })}
    >
      {(close) => (
        <OneOfFilter
          label={t('sortBy')}
          options={options}
          value={chosen}
          onChange={(text) => {
            const next = orderFrom(text);
            if (next !== null) url.filter({ sort: writtenOrder(next) });
            close();
          }}
        />
      )}
    </FilterChip>
  );
}
