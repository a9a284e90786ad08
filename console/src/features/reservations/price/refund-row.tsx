import { useTranslation } from 'react-i18next';
import type { RefundEntry } from '../../../../../contracts/reservations/counter.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Button } from '../../../ui/buttons/button.js';
import { LedgerRow } from './ledger-row.js';

interface RefundRowProps {
  readonly currency: string;
  readonly entry: RefundEntry;
  readonly editor: boolean;
  readonly onPay: () => void;
}

/** One refund; staff record the ones that they pay out. */
export function RefundRow({ currency, entry, editor, onPay }: RefundRowProps) {
  const { t } = useTranslation(['reservations/money', 'entities/payment']);
  const { money, date } = useFormats();
  const amount = money(entry.amount, currency);
  const taken = money(-entry.amount, currency);
  const { paid_out, at_counter, method, paid_on, reference } = entry;
  if (!paid_out) {
    return (
      <LedgerRow amount={taken} facts={[t(at_counter ? 'refundDue' : 'refundUnderWay', { amount })]}>
        {at_counter && editor && (
          <Button kind="plain" size="small" onClick={onPay}>
            {t('payRefund')}
          </Button>
        )}
      </LedgerRow>
    );
  }
  const facts = [
    t('trade:refunded'),
    t(`entities/payment:method_${method ?? 'ONLINE'}`),
    ...(paid_on === null ? [] : [date(paid_on)]),
    ...(reference === '' ? [] : [reference]),
  ];
  return <LedgerRow amount={taken} facts={facts} />;
}
