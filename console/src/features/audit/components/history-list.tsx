import { useTranslation } from 'react-i18next';
import type { ListedRows } from '../../../lib/api/use-listed-page.js';
import { ListPager } from '../../../ui/list/list-pager.js';
import { LoadedRows } from '../../../ui/list/loaded-rows.js';
import { Card } from '../../../ui/page/card.js';
import { EmptyState } from '../../../ui/states/empty-state.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { NoMatch, type NamedFilter } from '../../../ui/states/no-match.js';
import { HistoryDays } from './history-days.js';
import type { ShownEntry } from '../model/shown-entry.js';

interface HistoryListProps<E extends ShownEntry> {
  list: ListedRows<E>;
  /** Whether filters narrow the list. */
  filtered: boolean;
  /** Whether the record is shown as it was after this entry. */
  isChosen: (entry: E) => boolean;
  onChoose: (entry: E) => void;
  onRecord?: ((entry: E) => void) | undefined;
  onClear: () => void;
  filters: readonly NamedFilter[];
}

/** Shows a page of entries by day, or explains why there are none. A later error leaves the loaded entries visible. */
export function HistoryList<E extends ShownEntry>({ list, filtered, isChosen, ...rest }: HistoryListProps<E>) {
  const { t } = useTranslation('audit');
  const loaded = !list.loading && !list.failed;
  const stale = list.load.isPlaceholderData;
  return (
    <Card aria-busy={stale} role={loaded ? 'region' : undefined} aria-label={loaded ? t('entries') : undefined}>
      <LoadedRows
        list={list}
        loading={
          <div style={{ padding: '12px 20px' }}>
            <LoadingLines lines={8} rowHeight={64} />
          </div>
        }
        empty={
          filtered ? (
            <NoMatch onClear={rest.onClear} filters={rest.filters} />
          ) : (
            <EmptyState title={t('emptyTitle')}>{t('emptyText')}</EmptyState>
          )
        }
      >
        {(entries) => (
          <div style={stale ? { opacity: 0.6 } : undefined}>
            <HistoryDays entries={entries} isChosen={isChosen} onChoose={rest.onChoose} onRecord={rest.onRecord} />
          </div>
        )}
      </LoadedRows>
      <ListPager list={list} />
    </Card>
  );
}
