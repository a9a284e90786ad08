import { useTranslation } from 'react-i18next';
import type { PricedDates } from '../../../../../contracts/reservations/priced-dates.js';
import { useFormats } from '../../../lib/format/use-formats.js';

/** Returns the price of a suggested stay in words, with how much more or less it is than the present price. */
export function useOfferedPrice(): (offer: PricedDates) => string {
  const { t } = useTranslation('reservations/side');
  const { money } = useFormats();
  return ({ total, difference, currency }) => {
    if (total === null) return t('offerPriceNone');
    const price = money(total, currency);
    if (difference === null || difference === 0) return price;
    const words = { total: price, amount: money(Math.abs(difference), currency) };
    return t(difference > 0 ? 'offerPriceMore' : 'offerPriceLess', words);
  };
}
