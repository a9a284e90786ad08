import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loyaltyCalls } from '../../../../../contracts/loyalty/calls.js';
import type { GiftRow } from '../../../../../contracts/loyalty/gift.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { Button } from '../../../ui/buttons/button.js';
import { Pager } from '../../../ui/list/pager.js';
import { Card } from '../../../ui/page/card.js';
import { Section } from '../../../ui/page/section.js';
import { EmptyState } from '../../../ui/states/empty-state.js';
import { ErrorState } from '../../../ui/states/error-state.js';
import { NotRefreshed } from '../../../ui/states/not-refreshed.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { StatusMark } from '../../../ui/status/status-mark.js';
import { Scroll, Table } from './tables.js';
import { useErrorReport } from './use-error-report.js';

/** The gifts so far, the latest first. */
export function GiftedBefore({ onReport }: { readonly onReport: (giftId: string) => void }) {
  const { t } = useTranslation('loyalty');
  const problemWords = useProblemWords();
  const [page, setPage] = useState(1);
  const [page_size, setSize] = useState(5);
  const answer = useLoad(
    loyaltyCalls.gifts,
    { page, page_size },
    { topics: [{ topic: 'loyalty' }], keepPrevious: true },
  );
  const { items = [], total = 0 } = answer.data ?? {};
  return (
    <Card style={{ marginTop: 16 }}>
      <Section title={t('giftedBefore')}>
        <NotRefreshed load={answer} />
        {answer.data === undefined &&
          (answer.error === null ? (
            <LoadingLines lines={3} rowHeight={36} />
          ) : (
            <ErrorState text={problemWords(answer.error)} onRetry={() => void answer.refetch()} />
          ))}
        {answer.data !== undefined && total === 0 && <EmptyState title={t('noGifts')}>{t('noGiftsText')}</EmptyState>}
        {total > 0 && <Gifts items={items} onReport={onReport} />}
        {total > 5 && (
          <Pager
            page={page}
            pageSize={page_size}
            total={total}
            onPage={setPage}
            onPageSize={(size) => {
              setSize(size);
              setPage(1);
            }}
          />
        )}
      </Section>
    </Card>
  );
}

function Gifts({
  items,
  onReport,
}: {
  readonly items: readonly GiftRow[];
  readonly onReport: (giftId: string) => void;
}) {
  const { t } = useTranslation('loyalty');
  const { date, number } = useFormats();
  const report = useErrorReport();
  return (
    <Scroll tabIndex={0} role="group" aria-label={t('giftedBefore')}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{t('when')}</th>
            <th scope="col">{t('by')}</th>
            <th scope="col">{t('to')}</th>
            <th scope="col" className="sum">
              {t('pointsEach')}
            </th>
            <th scope="col">{t('expire')}</th>
            <th scope="col">{t('outcome')}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((gift) => (
            <tr key={gift.gift_id}>
              <td>{date(gift.at.slice(0, 10))}</td>
              <td>{gift.by ?? '–'}</td>
              <td>
                {t(gift.to === 'ALL' ? 'toAll' : 'toList', { count: gift.members, number: number(gift.members) })}
              </td>
              <td className="sum">
                <strong>{number(gift.amount)}</strong>
              </td>
              <td>{date(gift.expiry_date)}</td>
              <td>
                {gift.status === 'RUNNING' ? (
                  <Button kind="quiet" size="small" onClick={() => onReport(gift.gift_id)}>
                    {t('giftProgress', { done: number(gift.done), members: number(gift.members) })}
                  </Button>
                ) : (
                  <>
                    <StatusMark kind={gift.errors === 0 ? 'booked' : 'waiting'} />{' '}
                    {gift.errors === 0
                      ? t('outcomeAll', { number: number(gift.given) })
                      : t('outcomeErrors', { count: gift.errors, given: number(gift.given) })}{' '}
                    {gift.errors > 0 && gift.addresses_kept && (
                      <Button
                        kind="quiet"
                        size="small"
                        busy={report.busy === gift.gift_id}
                        onClick={() => void report.download(gift.gift_id)}
                      >
                        {t('downloadErrors')}
                      </Button>
                    )}
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
}
