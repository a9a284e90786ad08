import { useTranslation } from 'react-i18next';
import type { AuditEntry } from '../../../../../contracts/audit/entry.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { Pager } from '../../../ui/list/pager.js';
import { Card } from '../../../ui/page/card.js';
import { EmptyState } from '../../../ui/states/empty-state.js';
import { ErrorState } from '../../../ui/states/error-state.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { NoMatch } from '../../../ui/states/no-match.js';
import type { useHistory } from '../api/use-history.js';
import { type HistoryAddress, isFiltered } from '../model/history-address.js';
import { HistoryDays } from './history-days.js';

interface HistoryListProps {
  history: ReturnType<typeof useHistory>;
  address: HistoryAddress;
  page: number;
  pageSize: number;
  /** Whether the record is shown as it was after this entry. */
  isChosen: (entry: AuditEntry) => boolean;
  onChoose: (entry: AuditEntry) => void;
  onRecord?: ((entry: AuditEntry) => void) | undefined;
  onPage: (page: number) => void;
  onPageSize: (size: number) => void;
  onClear: () => void;
}

/** Shows a page of entries by day, or explains why there are none. A later error leaves the loaded entries visible. */
export function HistoryList({ history, address, page, pageSize, isChosen, ...rest }: HistoryListProps) {
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
      {data.items.length > 0 && (
        <div style={isPlaceholderData ? { opacity: 0.6 } : undefined}>
          <HistoryDays entries={data.items} isChosen={isChosen} onChoose={rest.onChoose} onRecord={rest.onRecord} />
        </div>
      )}
      {data.items.length === 0 &&
        (isFiltered(address) ? (
          <NoMatch onClear={rest.onClear} />
        ) : (
          <EmptyState title={t('emptyTitle')}>{t('emptyText')}</EmptyState>
        ))}
      {data.total > 0 && (
        <Pager page={page} pageSize={pageSize} total={data.total} onPage={rest.onPage} onPageSize={rest.onPageSize} />
      )}
    </Card>
  );
}
