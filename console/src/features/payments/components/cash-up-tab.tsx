import { useTranslation } from 'react-i18next';
import { cashUpCalls } from '../../../../../contracts/payments/calls.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useMarinaToday } from '../../../lib/time/use-marina-today.js';
import { useListState } from '../../../lib/url/use-list-state.js';
import { DateInput } from '../../../ui/fields/date-input.js';
import { Card } from '../../../ui/page/card.js';
import { LoadFailed } from '../../../ui/states/load-failed.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { moneyTopics } from '../model/topics.js';
import { CashDay } from './cash-day.js';
import { ClosedDays } from './closed-days.js';

const DEFAULTS = { day: '' };

/** What came in on a day by method, and the day's closing. */
export function CashUpTab() {
  const { t } = useTranslation('payments');
  const today = useMarinaToday();
  const { state, set } = useListState(DEFAULTS);
  const date = /^\d{4}-\d{2}-\d{2}$/.test(state.day) ? state.day : today;
  const { data, error, refetch, isFetching } = useLoad(cashUpCalls.get, { date }, { topics: moneyTopics });
  return (
    <>
      <div style={{ maxWidth: 220 }}>
        <DateInput label={t('trade:day')} value={date} max={today} onChange={(day) => set({ day: day ?? '' })} />
      </div>
      <Card>
        {data !== undefined ? (
          <CashDay key={`${data.date} ${String(data.closed === null)}`} day={data} />
        ) : error === null ? (
          <LoadingLines lines={5} rowHeight={36} />
        ) : (
          <LoadFailed load={{ error, isFetching, refetch }} />
        )}
      </Card>
      <ClosedDays onChoose={(day) => set({ day })} />
    </>
  );
}
