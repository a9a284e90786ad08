import { useTranslation } from 'react-i18next';
import type { ReservationDetail } from '../../../../../contracts/reservations/detail.js';
import { amountDue } from '../../../entities/price/amount-due.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { paymentLine, payoutLine } from '../model/payment-words.js';

/** The amounts due, received and refunded, and the payout to the marina. */
export function PaymentLines({ reservation }: { readonly reservation: ReservationDetail }) {
  const { t } = useTranslation('reservations');
  const { instant, date, money } = useFormats();
  const { payment } = reservation;
  const paid = paymentLine(reservation);
  const payout = payoutLine(reservation);
  if (paid === null && payout === null) return null;
  const amount = (value: number): string => money(value, payment.currency);
  return (
    <ul style={{ listStyle: 'none', display: 'grid', gap: 4 }}>
      {paid !== null && (
        <li>
          {t(paid.words, {
            amount: amount(payment.paid_amount),
            due: amount(amountDue(payment)?.amount ?? 0),
            refunded: amount(payment.refunded_amount),
            balance: amount(payment.balance ?? 0),
            at: paid.at === null ? '' : instant(paid.at),
          })}
        </li>
      )}
      {payout !== null && <li>{t(payout.words, { at: payout.at === null ? '' : date(payout.at.slice(0, 10)) })}</li>}
    </ul>
  );
}
