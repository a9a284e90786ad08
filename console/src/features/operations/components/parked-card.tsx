import { useTranslation } from 'react-i18next';
import { operationsCalls } from '../../../../../contracts/operations/calls.js';
import type { AnswerOf } from '../../../../../contracts/vocabulary/call.js';
import { usePagedLoad } from '../../../lib/api/use-listed-page.js';
import { usePages } from '../../../lib/api/use-pages.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { Button } from '../../../ui/buttons/button.js';
import { ListPager } from '../../../ui/list/list-pager.js';
import { LoadedRows } from '../../../ui/list/loaded-rows.js';
import { Card } from '../../../ui/page/card.js';
import { Section } from '../../../ui/page/section.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { role } from '../../../ui/theme/role.js';
import { useToast } from '../../../ui/toast/toast-context.js';
import { ScrollingTable } from './scrolling-table.js';

type Parked = AnswerOf<typeof operationsCalls.parked>['items'][number];

const PAGE_SIZE = 10;

/** The streams that a consumer has set aside because it failed on one of their events; each can be tried again. */
export function ParkedCard({ every }: { readonly every: number }) {
  const { t } = useTranslation('operations');
  const { asked, turns } = usePages(PAGE_SIZE);
  const list = usePagedLoad(operationsCalls.parked, asked, turns, { topics: [], refetchEvery: every });
  return (
    <Card>
      <Section title={t('parked')} note={t('parkedNote')}>
        <LoadedRows
          list={list}
          loading={<LoadingLines lines={3} />}
          empty={<p style={{ margin: 0, color: role.ink2 }}>{t('parkedNone')}</p>}
        >
          {(rows) => (
            <ScrollingTable label={t('parked')}>
              <thead>
                <tr>
                  <th scope="col">{t('stream')}</th>
                  <th scope="col">{t('consumer')}</th>
                  <th scope="col">{t('event')}</th>
                  <th scope="col">{t('trade:since')}</th>
                  <th scope="col">{t('actions:tryAgain')}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map((parked) => (
                  <ParkedRow
                    key={`${parked.consumer} ${parked.stream}`}
                    parked={parked}
                    onTried={() => void list.load.refetch()}
                  />
                ))}
              </tbody>
            </ScrollingTable>
          )}
        </LoadedRows>
        <ListPager list={list} above={PAGE_SIZE} />
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
          {t('actions:tryAgain')}
        </Button>
      </td>
    </tr>
  );
}
