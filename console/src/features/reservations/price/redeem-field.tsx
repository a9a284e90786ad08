import { useTranslation } from 'react-i18next';
import { useReservationFormOfPage } from '../form/form-context.js';
import { NumberChoiceField } from '../form/number-choice-field.js';
import type { Offered } from '../model/page-facts.js';

interface RedeemFieldProps {
  readonly offered: Offered;
  readonly most: number;
  readonly available: number;
}

/**
 * Nights of the member's card that make this stay cheaper: none to as many as stay and card allow. Where none can be
 * redeemed the field is locked, unless some stand in the offer already: those can still be taken back.
 */
export function RedeemField({ offered, most, available }: RedeemFieldProps) {
  const { t } = useTranslation('reservations');
  const { control, watch } = useReservationFormOfPage();
  const chosen = watch('payment.nights_to_redeem');
  if (!offered.shown) return null;
  // More than may be chosen stays in sight with its error until it is put right.
  const last = Math.max(most, chosen);
  const hindrance = offered.reason === null ? null : t(offered.reason);
  const locked = hindrance !== null && chosen === 0;
  return (
    <NumberChoiceField
      control={control}
      name="payment.nights_to_redeem"
      label={t('nightsToRedeem')}
      hint={locked ? undefined : (hindrance ?? t('nightsLeft', { count: available }))}
      reason={locked ? hindrance : null}
      options={Array.from({ length: last + 1 }, (_, nights) => ({ value: nights, label: String(nights) }))}
    />
  );
}
