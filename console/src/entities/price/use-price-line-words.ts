import { useTranslation } from 'react-i18next';
import type { PriceLine } from '../../../../contracts/reservations/rules/stay-price.js';
import { useFormats } from '../../lib/format/use-formats.js';

/** The terms of a stay that appear in the texts of its price lines. */
export interface LineTerms {
  readonly nights: number;
  /** Price per night, formatted. */
  readonly price: string;
  readonly discountPercent: number;
  /** Null if the number of redeemed nights is not known. */
  readonly redeemedNights: number | null;
}

export interface WordedLine extends Pick<PriceLine, 'kind' | 'of'> {
  /** The marina's name for a surcharge. */
  readonly name: string | null;
  /** The formatted price per night of a charge that is charged by the night; null for all other lines. */
  readonly perNight: string | null;
}

const charges = ['harbor_dues', 'taxes', 'fees'] as const;

/**
 * Returns the text of a price line, for example "7 nights × 110.00". A surcharge has the name that the marina gave it.
 */
export function usePriceLineWords(): (line: WordedLine, terms: LineTerms) => string {
  const { t } = useTranslation('entities/price');
  const formats = useFormats();
  const wordsOf = ({ kind, of, name }: WordedLine, { nights, price, discountPercent, redeemedNights }: LineTerms) => {
    switch (kind) {
      case 'NIGHTS':
        return t('lineNights', { nights: formats.nights(nights), price });
      case 'DISCOUNT':
        return t('lineDiscount', { percent: formats.percent(discountPercent) });
      case 'REDEEMED_NIGHTS':
        return redeemedNights === null ? t('lineRedeemedWithCard') : t('lineRedeemed', { count: redeemedNights });
      case 'POINTS':
        return t('trade:giftPoints');
      case 'ADDITIONAL_CHARGE':
        return t(`charge_${charges.find((charge) => charge === of) ?? 'unnamed'}`);
      case 'CUSTOM_SURCHARGE':
        return name ?? t('charge_unnamed');
    }
  };
  return (line, terms) => {
    const label = wordsOf(line, terms);
    return line.perNight === null ? label : t('linePerNight', { label, nights: terms.nights, price: line.perNight });
  };
}
