import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { operationsCalls } from '../../../../../contracts/operations/calls.js';
import type { AnswerOf } from '../../../../../contracts/vocabulary/call.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { Button } from '../../../ui/buttons/button.js';
import { Pager } from '../../../ui/list/pager.js';
import { Card } from '../../../ui/page/card.js';
import { Section } from '../../../ui/page/section.js';
import { ErrorState } from '../../../ui/states/error-state.js';
import { NotRefreshed } from '../../../ui/states/not-refreshed.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { role } from '../../../ui/theme/role.js';
import { useToast } from '../../../ui/toast/toast-context.js';
import { ScrollingTable } from './scrolling-table.js';

type Parked = AnswerOf<typeof operationsCalls.parked>['items'][number];

const PAGE_SIZE = 10;

/** The streams that a consumer has set aside because it failed on one of their events; each can be tried again. */
export function ParkedCard({ every }: { readonly every: number }) {
  const { t } = useTranslation('operations');
  const problemWords = useProblemWords();
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState(PAGE_SIZE);
  const load = useLoad(
    operationsCalls.parked,
    { page, page_size: pageSize },
    { topics: [], refetchEvery: every, keepPrevious: true },
  );
  const { data, error, isFetching, refetch } = load;
  return (
    <Card>
      <Section title={t('parked')} note={t('parkedNote')}>
        <NotRefreshed load={load} />
        {data === undefined && error !== null ? (
          <ErrorState text={problemWords(error)} busy={isFetching} onRetry={() => void refetch()} />
        ) : data === undefined ? (
          <LoadingLines lines={3} />
        ) : data.total === 0 ? (
          <p style={{ margin: 0, color: role.ink2 }}>{t('parkedNone')}</p>
        ) : (
          <>
            <ScrollingTable label={t('parked')}>
              <thead>
                <tr>
                  <th scope="col">{t('stream')}</th>
                  <th scope="col">{t('consumer')}</th>
                  <th scope="col">{t('event')}</th>
                  <th scope="col">{t('since')}</th>
                  <th scope="col">{t('tryAgain')}</th>
                </tr>
              </thead>
              <tbody>
                {data.items.map((parked) => (
                  <ParkedRow
                    key={`${parked.consumer} ${parked.stream}`}
                    parked={parked}
                    onTried={() => void refetch()}
                  />
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

function ParkedRow({ parked, onTried }: { readonly parked: Parked; readonly onTried: () => void }) {
  const { t } = useTranslation('operations');
  const formats = useFormats();
  const toast = useToast();
  const problemWords = useProblemWords();
  const { consumer, stream, event_type, position, error, parked_at } = parked;
  const { send, isPending } = useSend(operationsCalls.resume, {
    onDone: ({ resumed }) => {
      toast(resumed ? { kind: 'done', text: t('resumed', { stream }) } : { kind: 'wrong', text: t('failedAgain') });
      onTried();
    },
    onRefused: (refusal) => {
      toast({ kind: 'wrong', text: problemWords(refusal) });
      onTried();
    },
  });
  return (
    <tr>
      <th scope="row">
        {stream}
        <small>{error}</small>
      </th>
      <td>{consumer}</td>
      <td>
        {event_type}
        <small>{t('atPosition', { position: formats.number(position) })}</small>
      </td>
      <td>{formats.instant(parked_at)}</td>
      <td>
        <Button
          size="small"
          busy={isPending}
          aria-label={t('tryAgainOf', { stream })}
          onClick={() => void send({ consumer, stream })}
        >
          {t('tryAgain')}
        </Button>
      </td>
    </tr>
  );
}
