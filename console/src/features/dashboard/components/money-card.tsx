import { useTranslation } from 'react-i18next';
import type { Waiting } from '../../../../../contracts/dashboard/figures.js';
import { cashUpCalls } from '../../../../../contracts/payments/calls.js';
import { useLoad } from '../../../lib/api/use-load.js';
import type { Topic } from '../../../lib/api/topics.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { KeyValues } from '../../../ui/page/key-values.js';
import { owedBy } from '../model/owed.js';
import { HeadLink } from './figure-link.js';
import { Widget } from './widget.js';

const TOPICS: readonly Topic[] = [{ topic: 'payments' }, { topic: 'reservations' }];

/** Shows the money taken today and what today's arrivals owe, to users who may see payments. */
export function MoneyCard({ arrivals }: { readonly arrivals: Waiting['arrivals'] | undefined }) {
  const { t } = useTranslation('dashboard');
  const formats = useFormats();
  const load = useLoad(cashUpCalls.get, { date: formats.today() }, { topics: TOPICS });
  return (
    <Widget
      title={t('moneyToday')}
      actions={<HeadLink to="/payments?tab=cash_up">{t('cashUp')}</HeadLink>}
      load={load}
      lines={3}
    >
      {({ totals, currency }) => {
        const received = totals.reduce((sum, one) => sum + one.received, 0);
        const refunded = totals.reduce((sum, one) => sum + one.refunded, 0);
        const owed = arrivals === undefined ? null : owedBy(arrivals);
        return (
          <KeyValues
            items={[
              { label: t('taken'), value: formats.money(received, currency) },
              ...(refunded === 0 ? [] : [{ label: t('trade:refunded'), value: formats.money(refunded, currency) }]),
              ...(owed === null
                ? []
                : [
                    {
                      label: t(owed.all ? 'arrivalsOwe' : 'shownOwe'),
                      value: formats.money(owed.amount, currency),
                    },
                  ]),
            ]}
          />
        );
      }}
    </Widget>
  );
}
