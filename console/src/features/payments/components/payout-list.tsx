import { useTranslation } from 'react-i18next';
import { payoutCalls } from '../../../../../contracts/payments/calls.js';
import { call } from '../../../lib/api/client.js';
import { everyPage } from '../../../lib/api/every-page.js';
import { usePagedLoad } from '../../../lib/api/use-listed-page.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useMarinaToday } from '../../../lib/time/use-marina-today.js';
import { useListState } from '../../../lib/url/use-list-state.js';
import { ExportButton } from '../../../ui/list/export-button.js';
import { PagedList } from '../../../ui/list/paged-list.js';
import { Quiet } from '../../../ui/page/card-text.js';
import { EmptyState } from '../../../ui/states/empty-state.js';
import { moneyTopics } from '../model/topics.js';
import { payoutDefaults, payoutQuestion } from '../model/payout-question.js';
import { PayoutCard } from './payout-card.js';
import { PayoutFilters, useNamedPayoutFilters } from './payout-filters.js';
import { usePayoutColumns } from './use-payout-columns.js';

/** Online payments and refunds with their payouts. */
export function PayoutList() {
  const { t } = useTranslation('payments');
  const { money } = useFormats();
  const today = useMarinaToday();
  const { state, set, clear, ...turns } = useListState(payoutDefaults);
  const question = payoutQuestion(state, today);
  const list = usePagedLoad(payoutCalls.getall, question, turns, { topics: moneyTopics });
  const allRows = () =>
    everyPage(
      (page) => call(payoutCalls.getall, { ...question, ...page }),
      ({ id }) => id,
    );
  const columns = usePayoutColumns();
  const filtered = state.state !== '' || state.type !== '';
  const named = useNamedPayoutFilters({ state, today, set });
  const { data } = list;
  return (
    <>
      <PayoutFilters
        state={state}
        today={today}
        set={set}
        tools={<ExportButton columns={columns} rows={allRows} fileName={t('payoutsFile', { day: today })} />}
      />
      <PagedList
        folds
        list={list}
        label={t('trade:payouts')}
        columns={columns}
        rowId={(row) => row.id}
        rowHref={({ reservation_id }) => `/reservations/${reservation_id}`}
        rowLabel={(row) => `${row.view_id}, ${money(row.amount, row.currency)}`}
        card={(row) => <PayoutCard row={row} />}
        loadingRows={5}
        noMatch={filtered && { onClear: () => clear(['month', 'page_size']), filters: Object.values(named) }}
        empty={<EmptyState title={t('noPayouts')}>{t('noPayoutsText')}</EmptyState>}
        sum={
          data !== undefined && (
            <Quiet style={{ padding: '10px 18px 0', textAlign: 'right' }}>
              {t('together', { amount: money(data.together, data.currency), fees: money(data.fees, data.currency) })}
            </Quiet>
          )
        }
      />
    </>
  );
}
