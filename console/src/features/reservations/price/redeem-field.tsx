import { useTranslation } from 'react-i18next';
import { FieldWordsContext, useFieldWordsOfPage } from '../../../ui/fields/field-words-context.js';
import { useReservationFormOfPage } from '../form/form-context.js';
import { NumberChoiceField } from '../form/number-choice-field.js';
import type { Offered } from '../model/page-facts.js';

interface RedeemFieldProps {
  readonly offered: Offered;
  readonly most: number;
  readonly available: number;
}

/**
 * Number of nights redeemed from the member's card, at most what stay and card allow. If none can be redeemed the field
 * is locked, unless the offer already contains some: those can still be removed.
 */
export function RedeemField({ offered, most, available }: RedeemFieldProps) {
  const { t } = useTranslation('reservations');
  const { control, watch } = useReservationFormOfPage();
  const words = useFieldWordsOfPage();
  const chosen = watch('payment.nights_to_redeem');
  if (!offered.shown) return null;
  // A number above the maximum stays visible with its error until it is corrected.
  const last = Math.max(most, chosen);
  const hindrance = offered.reason === null ? null : t(offered.reason);
  const locked = hindrance !== null && chosen === 0;
  const fieldWords = (code: string) =>
    code === 'reservation_moreThanAvailable' ? t('notMoreNights', { nights: most }) : words(code);
  return (
    <FieldWordsContext value={fieldWords}>
      <NumberChoiceField
        control={control}
        name="payment.nights_to_redeem"
        label={t('nightsToRedeem')}
        hint={locked ? undefined : (hindrance ?? t('nightsLeft', { count: available }))}
        reason={locked ? hindrance : null}
        options={Array.from({ length: last + 1 }, (_, nights) => ({ value: nights, label: String(nights) }))}
      />
    </FieldWordsContext>
  );
}
