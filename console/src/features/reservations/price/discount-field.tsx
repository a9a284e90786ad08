import { useTranslation } from 'react-i18next';
import { NumberInput } from '../../../ui/fields/number-input.js';
import { useBoundField } from '../../../ui/fields/use-bound-field.js';
import { useReservationFormOfPage } from '../form/form-context.js';
import type { ReservationValues } from '../model/form-values.js';

const ALL = 100;

/** Discount on the nights in percent, at most 100. */
export function DiscountField() {
  const { t } = useTranslation('reservations');
  const { control } = useReservationFormOfPage();
  const { onChange, ...field } = useBoundField<number | null, ReservationValues, ReservationValues>({
    control,
    name: 'payment.marina_discount_percent',
    label: t('trade:discount'),
  });
  return (
    <NumberInput
      {...field}
      suffix="%"
      maxIntegers={3}
      decimals={2}
      onChange={(percent) => onChange(percent != null && percent > ALL ? ALL : (percent ?? null))}
    />
  );
}
