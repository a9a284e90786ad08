import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberField } from '../../../ui/fields/number-field.js';
import { useReservationFormOfPage } from '../form/form-context.js';
import { nightlyOf, totalOf } from '../model/price-draft.js';

interface PriceFieldProps {
  readonly nights: number;
  /** Translated price from the pricing plan. */
  readonly hint: string | undefined;
}

/** The price per night or for the stay. A typed total is spread over the nights. */
export function PriceField({ nights, hint }: PriceFieldProps) {
  const { t } = useTranslation('reservations');
  const { control, watch } = useReservationFormOfPage();
  useTotalMode(nights);
  const field = { control, suffix: watch('payment.currency'), maxIntegers: 6, hint, required: true } as const;
  return watch('price_mode') === 'TOTAL' ? (
    <NumberField {...field} name="total_price" label={t('totalPrice')} decimals={0} />
  ) : (
    <NumberField {...field} name="payment.price_per_night" label={t('trade:pricePerNight')} decimals={2} fixed={2} />
  );
}

/** Keeps total and price per night consistent while staff type the total. */
function useTotalMode(nights: number): void {
  const { watch, setValue, getValues } = useReservationFormOfPage();
  const mode = watch('price_mode');
  const total = watch('total_price');
  const before = useRef(mode);

  useEffect(() => {
    const price = getValues('payment.price_per_night');
    if (before.current !== mode) {
      before.current = mode;
      setValue('total_price', mode === 'TOTAL' ? totalOf(price, nights) : null);
      return;
    }
    // If the price per night already results in this total, its cents stay unchanged.
    if (mode !== 'TOTAL' || total === totalOf(price, nights)) return;
    setValue('payment.price_per_night', nightlyOf(total, nights), { shouldDirty: true });
  }, [mode, total, nights, getValues, setValue]);
}
