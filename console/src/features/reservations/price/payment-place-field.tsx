import { useTranslation } from 'react-i18next';
import { type PaymentPlace, paymentPlaces } from '../../../../../contracts/reservations/vocabulary.js';
import { SelectInput } from '../../../ui/fields/select-input.js';
import { useReservationFormOfPage } from '../form/form-context.js';
import { type DepositRule, paidAt, placeOfPayment } from '../model/payment-place.js';

interface PaymentPlaceFieldProps {
  /** The marina can ask for a deposit. */
  readonly depositShown: boolean;
  /** The deposit of the pricing plan; null: it has none. */
  readonly rule: DepositRule | null;
}

/** Where the stay is paid. A deposit is always paid online, so that choice and deposit change together. */
export function PaymentPlaceField({ depositShown, rule }: PaymentPlaceFieldProps) {
  const { t } = useTranslation('reservations');
  const { watch, setValue, clearErrors } = useReservationFormOfPage();
  const payment = watch('payment');
  const place = placeOfPayment(payment);
  const offered = paymentPlaces.filter((one) => depositShown || one !== 'DEPOSIT_ONLINE' || one === place);
  const choose = (chosen: PaymentPlace): void => {
    if (chosen === place) return;
    const { method, deposit } = paidAt(chosen, rule);
    setValue('payment.method', method, { shouldDirty: true });
    setValue('payment.deposit', deposit, { shouldDirty: true });
    clearErrors('payment.deposit.amount');
  };
  return (
    <SelectInput
      label={t('trade:payment')}
      value={place}
      options={offered.map((value) => ({ value, label: t(`method_${value}`) }))}
      onChange={(chosen) => choose(offered.find((one) => one === chosen) ?? place)}
    />
  );
}
