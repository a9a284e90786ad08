import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AbsenceList, AbsenceReport } from '../../../../../contracts/absences/absence.js';
import type { ApiError } from '../../../lib/api/api-error.js';
import { useListedPage } from '../../../lib/api/use-listed-page.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { useRecentChanges } from '../../../lib/realtime/realtime.js';
import type { Column } from '../../../ui/list/column.js';
import { ListTable } from '../../../ui/list/list-table.js';
import { Pager } from '../../../ui/list/pager.js';
import { EmptyState } from '../../../ui/states/empty-state.js';
import { ErrorState } from '../../../ui/states/error-state.js';
import { NoMatch } from '../../../ui/states/no-match.js';
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
  readonly answer: UseQueryResult<AbsenceList, ApiError>;
  /** The button that reports the first absence. */
  readonly action: ReactNode;
}

/** The absences of a tab, with the states of a list that has no rows. */
export function AbsencesTable({ url, today, columns, answer, action }: AbsencesTableProps) {
  const { t } = useTranslation('absences');
  const problemWords = useProblemWords();
  const words = useAbsenceWords();
  const days = useDaysWords(url, today);
  const { page, page_size, tab } = url.choices;
  const shown = useListedPage(answer, url.choices, url.turnTo);
  const changed = useRecentChanges('absences');
  const total = shown.data?.total ?? 0;
  return (
    <ListTable
      label={t('tableLabel')}
      columns={columns.filter(({ id }) => !onlyExported.includes(id))}
      folds
      rows={shown.rows}
      rowId={(row) => row.absence_report_id}
      rowHref={({ absence_report_id }) => `${url.root}/${absence_report_id}`}
      rowLabel={(row) => `${words.boat(row)}, ${words.away(row)}`}
      changed={changed}
      sort={url.sort}
      onSort={url.sortBy}
      sortsByTwo
      card={(row) => <AbsenceCard absence={row} start={stripStart(tab, today)} />}
      loading={shown.data === undefined && !shown.failed}
      loadingRows={Math.min(page_size, 10)}
      stale={answer.isPlaceholderData}
      load={answer}
      instead={
        shown.failed ? (
          <ErrorState
            text={problemWords(answer.error)}
            onRetry={() => void answer.refetch()}
            busy={answer.isFetching}
          />
        ) : (
          shown.nothing &&
          (url.filtered ? (
            <NoMatch
              onClear={url.clear}
              filters={[{ id: 'days', label: days, onClear: () => url.filter({ from: '', to: '' }) }]}
              search={{ text: url.choices.search, onClear: () => url.filter({ search: '' }) }}
            />
          ) : (
            <EmptyState title={t(`empty_${tab}`)} action={tab === 'PAST' ? undefined : action}>
              {t('emptyText')}
            </EmptyState>
          ))
        )
      }
      footer={
        total > 0 && (
          <Pager page={page} pageSize={page_size} total={total} onPage={url.turnTo} onPageSize={url.showRows} />
        )
      }
    />
  );
}
