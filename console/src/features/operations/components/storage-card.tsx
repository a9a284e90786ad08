import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { operationsCalls } from '../../../../../contracts/operations/calls.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { Pager } from '../../../ui/list/pager.js';
import { Card } from '../../../ui/page/card.js';
import { Section } from '../../../ui/page/section.js';
import { ErrorState } from '../../../ui/states/error-state.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { NotRefreshed } from '../../../ui/states/not-refreshed.js';
import { StatusChip } from '../../../ui/status/status-chip.js';
import { role } from '../../../ui/theme/role.js';
import { ScrollingTable } from './scrolling-table.js';

const PAGE_SIZE = 10;
const EVERY_MS = 60_000;

/** How much of its room for files each marina has taken. */
export function StorageCard() {
  const { t } = useTranslation('operations');
  const { fileSize, number } = useFormats();
  const problemWords = useProblemWords();
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState(PAGE_SIZE);
  const load = useLoad(
    operationsCalls.storage,
    { page, page_size: pageSize },
    { topics: [], refetchEvery: EVERY_MS, keepPrevious: true },
  );
  const { data, error, isFetching, refetch } = load;
  return (
    <Card>
      <Section title={t('storage')} note={t('storageNote')}>
        <NotRefreshed load={load} />
        {data === undefined && error !== null ? (
          <ErrorState text={problemWords(error)} busy={isFetching} onRetry={() => void refetch()} />
        ) : data === undefined ? (
          <LoadingLines lines={3} />
        ) : data.total === 0 ? (
          <p style={{ margin: 0, color: role.ink2 }}>{t('storageNone')}</p>
        ) : (
          <>
            <ScrollingTable label={t('storage')}>
              <thead>
                <tr>
                  <th scope="col">{t('storageMarina')}</th>
                  <th scope="col" data-number>
                    {t('storageFiles')}
                  </th>
                  <th scope="col">{t('storageTaken')}</th>
                </tr>
              </thead>
              <tbody>
                {data.items.map(({ marina_id, marina_name, files, bytes, limit, nearly_full }) => (
                  <tr key={marina_id}>
                    <th scope="row">{marina_name}</th>
                    <td data-number>{number(files)}</td>
                    <td>
                      {t('storageOf', { taken: fileSize(bytes), limit: fileSize(limit) })}{' '}
                      {nearly_full && <StatusChip kind="our_move" label={t('storageNearlyFull')} />}
                    </td>
                  </tr>
                ))}
              </tbody>
            </ScrollingTable>
            {data.total > PAGE_SIZE && (
              <Pager page={page} pageSize={pageSize} total={data.total} onPage={setPage} onPageSize={setPageSize} />
            )}
          </>
        )}
      </Section>
    </Card>
  );
}
