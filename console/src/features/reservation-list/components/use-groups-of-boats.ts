import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.js';
import type { BundledRows } from '../../../ui/list/list-table-props.js';
import type { ListedRow } from '../model/listed-row.js';
import { moveGroupOf } from '../model/move-groups.js';

/** The boats of one group as one row, with how many of them wait for us and what they cost together. */
export function useGroupsOfBoats(): BundledRows<ListedRow> {
  const { t } = useTranslation('reservation-list');
  const { money } = useFormats();
  return {
    of: ({ group }) => (group === null ? null : { id: group.id, label: group.name, to: `/groups/${group.id}` }),
    count: (rows) => t('boatsOnPage', { count: rows.length }),
    note: (rows) => {
      const ours = rows.filter((row) => moveGroupOf(row) === 'ours').length;
      const total = rows.reduce((sum, { total_to_pay }) => sum + (total_to_pay ?? 0), 0);
      const sum = total === 0 ? [] : [money(total, rows[0]?.currency ?? 'EUR')];
      return [...(ours > 0 ? [t('boatsWait', { count: ours })] : []), ...sum].join(', ');
    },
    openPage: t('openGroup'),
  };
}
