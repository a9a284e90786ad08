import { useTranslation } from 'react-i18next';
import type { ReservationDetail } from '../../../../../contracts/reservations/detail.js';
import type { Currency } from '../../../../../contracts/vocabulary/money.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import type { Effect } from './next-move-rules.js';

interface About {
  readonly boater: Pick<ReservationDetail['boater'], 'first_name' | 'last_name' | 'email'>;
  readonly payment: { readonly currency: Currency };
}

/** Returns the text for an effect of a button. */
export function useEffectWords({ boater, payment }: About): (effect: Effect) => string {
  const { t } = useTranslation('reservations/side');
  const { money } = useFormats();
  const name = boater.first_name || boater.last_name || boater.email;
  return (effect) => {
    switch (effect.code) {
      case 'booksBerth':
        return t('effect_booksBerth', { berth: effect.berth });
      case 'booksBestBerth':
        return effect.berth === null
          ? t('effect_booksBestBerth')
          : t('effect_booksBestBerthNamed', { berth: effect.berth });
      case 'asksFor':
        return t(effect.after_arrival ? 'effect_asksForAfterArrival' : 'effect_asksFor', {
          amount: money(effect.amount, payment.currency),
          count: effect.hours,
        });
      case 'willAskFor':
      case 'restAtMarina':
      case 'restInInstalments':
        return t(`effect_${effect.code}`, { amount: money(effect.amount, payment.currency) });
      case 'boaterHasHours':
        return t('effect_boaterHasHours', { name, count: effect.hours });
      case 'mailsConfirmation':
      case 'mailsOffer':
        return t(`effect_${effect.code}`, { name });
      case 'booksWithoutBerth':
      case 'chargesNothing':
        return t(`effect_${effect.code}`);
    }
  };
}
