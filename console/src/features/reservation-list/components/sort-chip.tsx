import { Stack } from '../../../ui/layout/stack.js';
import { styled } from '../../../ui/theme/styled.js';
import { useTranslation } from 'react-i18next';
import { reservationSortKeys } from '../../../../../contracts/reservations/vocabulary.js';
import { FilterChip } from '../../../ui/list/filter-chip.js';
import { role } from '../../../ui/theme/role.js';
import { addressedOrder, firstDirection, type Order } from '../model/list-question.js';
import { directionWords, sortWords } from '../model/sort-words.js';
import { OneOfFilter } from './one-of-filter.js';
import type { ListUrl } from './use-list-url.js';

const Rule = styled('hr')({ width: '100%', margin: 0, border: 0, borderTop: `1px solid ${role.line}` });

/**
 * The order of the list in words, for a phone, which has no column heads to click. The chip stays open during the
 * choice, because the arrow keys choose at each step.
 */
export function SortChip({ url }: { url: ListUrl }) {
  const { t } = useTranslation('reservation-list');
  const { order, orderBy, edition } = url;
  const words = directionWords[order.key];
  const value = t('sortInForce', { order: t(sortWords[order.key]), direction: t(words[order.direction]) });
  const inForce = t('chip', { name: t('sortBy'), value });
  const own = addressedOrder(order, edition, url.choices.tab) === '';
  return (
    <FilterChip
      label={t('sortBy')}
      unset={inForce}
      value={own ? null : inForce}
      onClear={() => url.filter({ sort: '' })}
    >
      {() => (
        <Stack gap={8}>
          <OneOfFilter
            label={t('sortBy')}
            options={offered.map((key) => ({ value: key, label: t(sortWords[key]) }))}
            value={order.key}
            onChange={(text) => {
              const key = offered.find((one) => one === text);
              if (key !== undefined) orderBy({ key, direction: firstDirection(key) });
            }}
          />
          <Rule />
          <OneOfFilter
            label={t('sortDirection')}
            options={directions.map((direction) => ({ value: direction, label: t(words[direction]) }))}
            value={order.direction}
            onChange={(text) => orderBy({ key: order.key, direction: text === 'asc' ? 'asc' : 'desc' })}
          />
        </Stack>
      )}
    </FilterChip>
  );
}

const offered = Object.keys(sortWords).flatMap((text) => reservationSortKeys.find((key) => key === text) ?? []);
const directions: readonly Order['direction'][] = ['desc', 'asc'];
