import { useTranslation } from 'react-i18next';
import type { BoaterReservation } from '../../../../../contracts/reservations/boater.js';
import { useFormats } from '../../../lib/format/use-formats.js';

type Line = BoaterReservation['payment']['lines'][number];

/** The words of a price line. Surcharges have the name their marina gave them. */
export function useLineWords({
  payment,
  nights,
}: Pick<BoaterReservation, 'payment' | 'nights'>): (line: Line) => string {
  const { t } = useTranslation('boater');
  const formats = useFormats();
  return ({ kind, of, name }) => {
    switch (kind) {
      case 'NIGHTS': {
        const price = formats.money(payment.price_per_night, payment.currency);
        return t('lineNights', { nights: formats.nights(nights), price });
      }
      case 'DISCOUNT':
        return t('lineDiscount', { percent: formats.percent(payment.marina_discount_percent) });
      case 'REDEEMED_NIGHTS':
        return t('lineRedeemed');
      case 'ADDITIONAL_CHARGE':
        return of === 'harbor_dues' || of === 'taxes' || of === 'fees' ? t(`charge_${of}`) : t('charge_unnamed');
      case 'CUSTOM_SURCHARGE':
        return name ?? t('charge_unnamed');
    }
  };
}
