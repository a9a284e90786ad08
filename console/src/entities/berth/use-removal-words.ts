import { useTranslation } from 'react-i18next';
import type { Removal } from '../../../../contracts/berths/matches.js';
import { useFormats } from '../../lib/format/use-formats.js';

/** Returns the text that explains why a berth cannot be taken. It names the nights or the neighbour that prevent it. */
export function useRemovalWords(): (removal: Removal, nameOf: (berthId: string) => string | null) => string {
  const { t } = useTranslation('entities/berth');
  const { dateRange } = useFormats();
  return ({ rule, berth_id, at_berth_id, start_date, end_date, skip_reason }, nameOf) => {
    const neighbour = at_berth_id === undefined || at_berth_id === berth_id ? null : nameOf(at_berth_id);
    const dated = start_date !== undefined && end_date !== undefined;
    const why =
      rule === 'taken' && dated
        ? t('removed_takenOn', { dates: dateRange(start_date, end_date) })
        : rule === 'skipped' && skip_reason !== undefined
          ? t('removed_skippedFor', { reason: t(`skipReason_${skip_reason}`) })
          : t(`removed_${rule}`);
    return neighbour === null ? why : t('removedAt', { berth: neighbour, why });
  };
}
