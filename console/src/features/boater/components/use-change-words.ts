import { useTranslation } from 'react-i18next';
import type { Currency } from '../../../../../contracts/vocabulary/money.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useBoaterStatusWords } from '../../../entities/reservation/use-boater-status-words.js';
import type { OfferChange } from '../model/offer-changes.js';
import type { DateRange } from '../../../../../contracts/vocabulary/dates-schemas.js';

/** Returns both values of a change as text; null when the kind of change is enough. */
export function useChangeWords(currency: Currency): (change: OfferChange) => { from: string; to: string } | null {
  const { t } = useTranslation('boater');
  const formats = useFormats();
  const statusWord = useBoaterStatusWords();
  const stay = ({ start_date, end_date }: DateRange) => formats.dateRange(start_date, end_date);
  const stays = (all: readonly DateRange[]) => (all.length === 0 ? t('none') : all.map(stay).join('; '));
  const money = (amount: number | null) => (amount === null ? t('none') : formats.money(amount, currency));
  return (change) => {
    switch (change.what) {
      case 'status':
        return { from: statusWord(change.from, []), to: statusWord(change.to, change.statuses) };
      case 'stay':
        return { from: stay(change.from), to: stay(change.to) };
      case 'total':
      case 'deposit':
        return { from: money(change.from), to: money(change.to) };
      case 'suggested_dates':
        return { from: stays(change.from), to: stays(change.to) };
      case 'price_lines':
      case 'documents':
      case 'terms_offer':
        return null;
    }
  };
}
