import { styled } from '../../../ui/theme/styled.js';
import { useTranslation } from 'react-i18next';
import type { BoaterReservation } from '../../../../../contracts/reservations/boater.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { heldAmount } from '../../../entities/price/amount-due.js';

const List = styled('ul')({ display: 'grid', gap: 4, paddingLeft: 20, listStyle: 'disc' });

/** Lists how much of the price, or of the money already paid, is refunded and until when. The first line applies today. */
export function RefundSteps({ view }: { readonly view: BoaterReservation }) {
  const { t } = useTranslation('boater');
  const { dateLong, money, percent } = useFormats();
  const { payment, refund_tiers } = view;
  if (refund_tiers.length === 0) return <p>{t('refundNone')}</p>;
  const held = heldAmount(payment);
  return (
    <List>
      {refund_tiers.map((tier) => (
        <li key={tier.until}>
          {t(held > 0 ? 'refundStep' : 'refundShare', {
            date: dateLong(tier.until),
            percent: percent(tier.percent),
            amount: money(Math.round(held * tier.percent) / 100, payment.currency),
          })}
        </li>
      ))}
      <li>{t('refundAfter')}</li>
    </List>
  );
}
