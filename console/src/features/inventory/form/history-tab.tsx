import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { Pager } from '../../../ui/list/pager.js';
import { Card } from '../../../ui/page/card.js';
import { Section } from '../../../ui/page/section.js';
import { ErrorState } from '../../../ui/states/error-state.js';
import { NotRefreshed } from '../../../ui/states/not-refreshed.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { NoPermission } from '../../../ui/states/no-permission.js';
import { HistoryEntries } from './history-entries.js';
import { useBerthHistory } from './use-berth-history.js';

/** The whole history of the berth. */
export function HistoryTab({ berthId }: { berthId: string }) {
  const { t } = useTranslation('inventory/berth');
  const problemWords = useProblemWords();
  const [page, setPage] = useState(1);
  const [size, setSize] = useState(25);
  const load = useBerthHistory(berthId, page, size);
  const { data, error, may, refetch, isFetching } = load;
  if (!may) return <NoPermission />;
  return (
    <Card>
      <Section title={t('history')}>
        <NotRefreshed load={load} />
        {data !== undefined && <HistoryEntries entries={data.items} />}
        {data === undefined && error === null && <LoadingLines lines={8} />}
        {data === undefined && error !== null && (
          <ErrorState text={problemWords(error)} busy={isFetching} onRetry={() => void refetch()} />
        )}
      </Section>
      {data !== undefined && data.total > size && (
        <Pager
          page={page}
          pageSize={size}
          total={data.total}
          onPage={setPage}
          onPageSize={(chosen) => {
            setSize(chosen);
            setPage(1);
          }}
        />
      )}
    </Card>
  );
}
