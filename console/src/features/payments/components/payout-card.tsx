import { useTranslation } from 'react-i18next';
import type { PayoutRow } from '../../../../../contracts/payments/payout.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { TwoLines } from '../../../ui/list/two-lines.js';
import { PaymentMark, PayoutMark } from './payout-marks.js';

/** A payment or refund on a phone. */
export function PayoutCard({ row }: { readonly row: PayoutRow }) {
  const { t } = useTranslation('payments');
  const { date, money } = useFormats();
  return (
    <span style={{ display: 'grid', gap: 6 }}>
      <TwoLines
        main={
          <strong>
            {row.view_id} · {money(row.amount, row.currency)}
          </strong>
        }
        second={`${t(`type_${row.type}`)}, ${date(row.date)}`}
      />
      <span style={{ display: 'flex', flexWrap: 'wrap', gap: 6 }}>
        <PaymentMark status={row.payment_status} />
        {row.payout_status !== null && <PayoutMark status={row.payout_status} />}
      </span>
    </span>
  );
}
