import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AbsenceReport } from '../../../../../contracts/absences/absence.js';
import type { ListedRows } from '../../../lib/api/use-listed-page.js';
import { useRecentChanges } from '../../../lib/realtime/realtime.js';
import type { Column } from '../../../ui/list/column.js';
import { PagedList } from '../../../ui/list/paged-list.js';
import { EmptyState } from '../../../ui/states/empty-state.js';
import { stripStart } from '../model/sold-strip.js';
import { AbsenceCard } from './absence-card.js';
import { useDaysWords } from './preset-chips.js';
import { onlyExported } from './use-absence-columns.js';
import type { AbsencesUrl } from './use-absences-url.js';
import { useAbsenceWords } from './use-person-words.js';

interface AbsencesTableProps {
  readonly url: AbsencesUrl;
  readonly today: string;
  readonly columns: readonly Column<AbsenceReport>[];
  readonly list: ListedRows<AbsenceReport>;
  /** The button that reports the first absence. */
  readonly action: ReactNode;
}

/** The absences of a tab, with the states of a list that has no rows. */
export function AbsencesTable({ url, today, columns, list, action }: AbsencesTableProps) {
  const { t } = useTranslation('absences');
  const words = useAbsenceWords();
  const days = useDaysWords(url, today);
  const { page_size, tab } = url.choices;
  const changed = useRecentChanges('absences');
  return (
    <PagedList
      list={list}
      label={t('trade:absences')}
      columns={columns.filter(({ id }) => !onlyExported.includes(id))}
      folds
      rowId={(row) => row.absence_report_id}
      rowHref={({ absence_report_id }) => `${url.root}/${absence_report_id}`}
      rowLabel={(row) => `${words.boat(row)}, ${words.away(row)}`}
      changed={changed}
      sort={url.sort}
      onSort={url.sortBy}
      sortsByTwo
      card={(row) => <AbsenceCard absence={row} start={stripStart(tab, today)} />}
      loadingRows={Math.min(page_size, 10)}
      noMatch={
        url.filtered && {
          onClear: url.clear,
          filters: [{ id: 'days', label: days, onClear: () => url.filter({ from: '', to: '' }) }],
          search: { text: url.choices.search, onClear: () => url.filter({ search: '' }) },
        }
      }
      empty={
        <EmptyState title={t(`empty_${tab}`)} action={tab === 'PAST' ? undefined : action}>
          {t('emptyText')}
        </EmptyState>
      }
    />
  );
}
