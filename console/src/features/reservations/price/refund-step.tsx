import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { counterCalls } from '../../../../../contracts/reservations/counter-calls.js';
import type { ReservationDetail } from '../../../../../contracts/reservations/detail.js';
import { creditedWithRefund } from '../../../entities/invoice/credited-with-refund.js';
import { useInvoicesOfStay } from '../../../entities/invoice/use-invoices-of-stay.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useMay } from '../../../lib/session/may.js';
import { Button } from '../../../ui/buttons/button.js';
import { lazyWithRetry } from '../../../ui/floats/lazy-with-retry.js';

// With the schemas of its forms, which only changes need.
const MoneyDialogs = lazyWithRetry(async () => (await import('./money-dialogs.js')).MoneyDialogs);

/**
 * The refund that staff still have to pay out, with the button that records it. The credit note for an invoice of the
 * stay comes with the last refund, so the button names the invoice as well.
 */
export function RefundStep({ reservation }: { readonly reservation: ReservationDetail }) {
  const { t } = useTranslation('reservations/side');
  const { money } = useFormats();
  const mayPay = useMay(counterCalls.recordRefund.access);
  const [paying, setPaying] = useState(false);
  const { data } = useInvoicesOfStay(reservation.id);
  const { payment } = reservation;
  const open = payment.refunds.filter(({ paid_out }) => !paid_out);
  const refund = open.find(({ at_counter }) => at_counter);
  if (refund === undefined) return null;
  const amount = money(refund.amount, payment.currency);
  const numbers = creditedWithRefund(data?.invoices ?? [], payment).map(({ number }) => number);
  const label =
    numbers.length === 0
      ? t('refundNow', { amount })
      : t('refundAndCredit', { amount, count: numbers.length, numbers: numbers.join(', ') });
  const online = open.filter(({ at_counter }) => !at_counter);
  return (
    <>
      {online.map(({ refund_no, amount: back }) => (
        <p key={refund_no}>{t('refundToCard', { amount: money(back, payment.currency) })}</p>
      ))}
      {mayPay && <Button onClick={() => setPaying(true)}>{label}</Button>}
      {paying && (
        <MoneyDialogs reservation={reservation} task={{ kind: 'refund', refund }} onClose={() => setPaying(false)} />
      )}
    </>
  );
}
