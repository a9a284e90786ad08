import { useTranslation } from 'react-i18next';
import type { PriceLine } from '../../../../contracts/reservations/rules/stay-price.js';
import { useFormats } from '../../lib/format/use-formats.js';

/** What the lines of a price are worded with. */
export interface LineTerms {
  readonly nights: number;
  /** Price per night, already formatted. */
  readonly price: string;
  readonly discountPercent: number;
  /** Null: how many nights are redeemed is not known here. */
  readonly redeemedNights: number | null;
}

interface WordedLine extends Pick<PriceLine, 'kind' | 'of'> {
  /** The marina's own name of a surcharge. */
  readonly name: string | null;
}

const charges = ['harbor_dues', 'taxes', 'fees'] as const;

/** The words of a line of a price: "7 nights × 110.00". Surcharges have the name their marina gave them. */
export function usePriceLineWords(): (line: WordedLine, terms: LineTerms) => string {
  const { t } = useTranslation('entities/price');
  const formats = useFormats();
  return ({ kind, of, name }, { nights, price, discountPercent, redeemedNights }) => {
    switch (kind) {
      case 'NIGHTS':
        return t('lineNights', { nights: formats.nights(nights), price });
      case 'DISCOUNT':
        return t('lineDiscount', { percent: formats.percent(discountPercent) });
      case 'REDEEMED_NIGHTS':
        return redeemedNights === null ? t('lineRedeemedWithCard') : t('lineRedeemed', { count: redeemedNights });
      case 'ADDITIONAL_CHARGE':
        return t(`charge_${charges.find((charge) => charge === of) ?? 'unnamed'}`);
      case 'CUSTOM_SURCHARGE':
        return name ?? t('charge_unnamed');
    }
  };
}
