import { useTranslation } from 'react-i18next';
import { payoutCalls } from '../../../../../contracts/payments/calls.js';
import { call } from '../../../lib/api/client.js';
import { everyPage } from '../../../lib/api/every-page.js';
import { useListedPage } from '../../../lib/api/use-listed-page.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { useMarinaToday } from '../../../lib/time/use-marina-today.js';
import { useListState } from '../../../lib/url/use-list-state.js';
import { ExportButton } from '../../../ui/list/export-button.js';
import { ListTable } from '../../../ui/list/list-table.js';
import { Pager } from '../../../ui/list/pager.js';
import { Quiet } from '../../../ui/page/card-text.js';
import { EmptyState } from '../../../ui/states/empty-state.js';
import { ErrorState } from '../../../ui/states/error-state.js';
import { NoMatch } from '../../../ui/states/no-match.js';
import { moneyTopics } from '../model/topics.js';
import { payoutDefaults, payoutQuestion } from '../model/payout-question.js';
import { PayoutCard } from './payout-card.js';
import { PayoutFilters, useNamedPayoutFilters } from './payout-filters.js';
import { usePayoutColumns } from './use-payout-columns.js';

/** Online payments and refunds with their payouts. */
export function PayoutList() {
  const { t } = useTranslation('payments');
  const { money } = useFormats();
  const problemWords = useProblemWords();
  const today = useMarinaToday();
  const { state, set, clear } = useListState(payoutDefaults);
  const question = payoutQuestion(state, today);
  const answer = useLoad(payoutCalls.getall, question, { topics: moneyTopics, keepPrevious: true });
  const { page = 1, page_size = 10 } = question;
  const allRows = () =>
    everyPage(
      (page) => call(payoutCalls.getall, { ...question, ...page }),
      ({ id }) => id,
    );
  const turnTo = (to: number) => set({ page: to }, { push: true });
  const shown = useListedPage(answer, { page, page_size }, turnTo);
  const columns = usePayoutColumns();
  const filtered = state.state !== '' || state.type !== '';
  const named = useNamedPayoutFilters({ state, today, set });
  const { data } = shown;
  return (
    <>
      <PayoutFilters
        state={state}
        today={today}
        set={set}
        tools={<ExportButton columns={columns} rows={allRows} fileName={t('payoutsFile', { day: today })} />}
      />
      <ListTable
        folds
        label={t('payouts')}
        columns={columns}
        rows={shown.rows}
        rowId={(row) => row.id}
        rowHref={({ reservation_id }) => `/reservations/${reservation_id}`}
        rowLabel={(row) => `${row.view_id}, ${money(row.amount, row.currency)}`}
        card={(row) => <PayoutCard row={row} />}
        loading={data === undefined && !shown.failed}
        loadingRows={5}
        stale={answer.isPlaceholderData}
        load={answer}
        instead={
          shown.failed ? (
            <ErrorState
              text={problemWords(answer.error)}
              onRetry={() => void answer.refetch()}
              busy={answer.isFetching}
            />
          ) : (
            shown.nothing &&
            (filtered ? (
              <NoMatch onClear={() => clear(['month', 'page_size'])} filters={Object.values(named)} />
            ) : (
              <EmptyState title={t('noPayouts')}>{t('noPayoutsText')}</EmptyState>
            ))
          )
        }
        footer={
          data !== undefined &&
          data.total > 0 && (
            <>
              <Quiet style={{ padding: '10px 18px 0', textAlign: 'right' }}>
                {t('together', { amount: money(data.together, data.currency), fees: money(data.fees, data.currency) })}
              </Quiet>
              <Pager
                page={page}
                pageSize={page_size}
                total={data.total}
                onPage={turnTo}
                onPageSize={(size) => set({ page_size: size })}
              />
            </>
          )
        }
      />
    </>
  );
}
