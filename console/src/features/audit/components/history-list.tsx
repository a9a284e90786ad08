import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { Pager } from '../../../ui/list/pager.js';
import { Card } from '../../../ui/page/card.js';
import { EmptyState } from '../../../ui/states/empty-state.js';
import { ErrorState } from '../../../ui/states/error-state.js';
import { NotRefreshed } from '../../../ui/states/not-refreshed.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { NoMatch, type NamedFilter } from '../../../ui/states/no-match.js';
import type { ApiError } from '../../../lib/api/api-error.js';
import { HistoryDays } from './history-days.js';
import type { ShownEntry } from '../model/shown-entry.js';

interface HistoryListProps<E extends ShownEntry> {
  history: UseQueryResult<{ items: readonly E[]; total: number }, ApiError>;
  /** Whether filters narrow the list. */
  filtered: boolean;
  page: number;
  pageSize: number;
  /** Whether the record is shown as it was after this entry. */
  isChosen: (entry: E) => boolean;
  onChoose: (entry: E) => void;
  onRecord?: ((entry: E) => void) | undefined;
  onPage: (page: number) => void;
  onPageSize: (size: number) => void;
  onClear: () => void;
  filters: readonly NamedFilter[];
}

/** Shows a page of entries by day, or explains why there are none. A later error leaves the loaded entries visible. */
export function HistoryList<E extends ShownEntry>({
  history,
  filtered,
  page,
  pageSize,
  isChosen,
  ...rest
}: HistoryListProps<E>) {
  const { t } = useTranslation('audit');
  const problemWords = useProblemWords();
  const { data, error, isFetching, isPlaceholderData, refetch } = history;
  if (data === undefined) {
    return (
      <Card>
        {error === null ? (
          <div style={{ padding: '12px 20px' }}>
            <LoadingLines lines={8} rowHeight={64} />
          </div>
        ) : (
          <ErrorState text={problemWords(error)} busy={isFetching} onRetry={() => void refetch()} />
        )}
      </Card>
    );
  }
  return (
    <Card aria-busy={isPlaceholderData} role="region" aria-label={t('entries')}>
      <NotRefreshed load={history} />
      {data.items.length > 0 && (
        <div style={isPlaceholderData ? { opacity: 0.6 } : undefined}>
          <HistoryDays entries={data.items} isChosen={isChosen} onChoose={rest.onChoose} onRecord={rest.onRecord} />
        </div>
      )}
      {data.items.length === 0 &&
        (filtered ? (
          <NoMatch onClear={rest.onClear} filters={rest.filters} />
        ) : (
          <EmptyState title={t('emptyTitle')}>{t('emptyText')}</EmptyState>
        ))}
      {data.total > 0 && (
        <Pager page={page} pageSize={pageSize} total={data.total} onPage={rest.onPage} onPageSize={rest.onPageSize} />
      )}
    </Card>
  );
}
