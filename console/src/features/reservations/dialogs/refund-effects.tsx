import { useTranslation } from 'react-i18next';
import type { ReservationDetail } from '../../../../../contracts/reservations/detail.js';
import { useInvoicesOfStay } from '../../../entities/invoice/use-invoices-of-stay.js';
import { refundWays } from '../../../entities/reservation/cancelling/cancel-rules.js';
import { useFormats } from '../../../lib/format/use-formats.js';

interface RefundEffectsProps {
  readonly reservation: ReservationDetail;
  /** In decimals, above 0. */
  readonly amount: number;
}

/** How a refund reaches the boater, and the credit notes that follow for invoices of the stay. */
export function RefundEffects({ reservation, amount }: RefundEffectsProps) {
  const { t } = useTranslation('reservations/side');
  const { money } = useFormats();
  const { payment } = reservation;
  const { card, counter } = refundWays(amount, payment);
  const sum = (value: number) => money(value, payment.currency);
  const open = useInvoicesOfStay(reservation.id).data?.invoices.filter(
    ({ kind, left }) => kind === 'INVOICE' && left > 0,
  );
  return (
    <ul style={{ listStyle: 'none', margin: 0 }}>
      {card > 0 && <li>{t('refundToCard', { amount: sum(card) })}</li>}
      {counter > 0 && <li>{t('refundAtCounter', { amount: sum(counter) })}</li>}
      {(open ?? []).map(({ id, number, total }) => (
        <li key={id}>{t('creditNoteFollows', { number, amount: sum(total) })}</li>
      ))}
    </ul>
  );
}
