import { useTranslation } from 'react-i18next';
import { loyaltyCalls } from '../../../../../contracts/loyalty/calls.js';
import type { GiftRow } from '../../../../../contracts/loyalty/gift.js';
import { usePagedLoad } from '../../../lib/api/use-listed-page.js';
import { usePages } from '../../../lib/api/use-pages.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Button } from '../../../ui/buttons/button.js';
import { ListPager } from '../../../ui/list/list-pager.js';
import { LoadedRows } from '../../../ui/list/loaded-rows.js';
import { Card } from '../../../ui/page/card.js';
import { Section } from '../../../ui/page/section.js';
import { EmptyState } from '../../../ui/states/empty-state.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { StatusMark } from '../../../ui/status/status-mark.js';
import { Scroll, Table } from './tables.js';
import { useErrorReport } from './use-error-report.js';

const FIRST_SIZE = 5;

/** The gifts so far, the latest first. */
export function GiftedBefore({ onReport }: { readonly onReport: (giftId: string) => void }) {
  const { t } = useTranslation('loyalty');
  const { asked, turns } = usePages(FIRST_SIZE);
  const list = usePagedLoad(loyaltyCalls.gifts, asked, turns, { topics: [{ topic: 'loyalty' }] });
  return (
    <Card style={{ marginTop: 16 }}>
      <Section title={t('giftedBefore')}>
        <LoadedRows
          list={list}
          loading={<LoadingLines lines={3} rowHeight={36} />}
          empty={<EmptyState title={t('noGifts')}>{t('noGiftsText')}</EmptyState>}
        >
          {(items) => <Gifts items={items} onReport={onReport} />}
        </LoadedRows>
        <ListPager list={list} above={FIRST_SIZE} />
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
            <th scope="col">{t('trade:when')}</th>
            <th scope="col">{t('trade:by')}</th>
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
