import { useTranslation } from 'react-i18next';
import { NumberField } from '../../../ui/fields/number-field.js';
import { SelectInput } from '../../../ui/fields/select-input.js';
import { Stack } from '../../../ui/layout/stack.js';
import { useReservationFormOfPage } from '../form/form-context.js';
import { NumberChoiceField } from '../form/number-choice-field.js';
import type { DepositType } from '../model/form-values.js';
import { depositPercentages } from '../../../../../contracts/pricing/vocabulary.js';

const types: readonly DepositType[] = ['NONE', 'PERCENTAGE', 'FIXED_AMOUNT', 'NIGHTS'];
const FULL = 100;

/** The deposit: none, a percentage, a fixed amount, or a number of nights. */
export function DepositFields({ nights }: { readonly nights: number }) {
  const { t } = useTranslation('reservations');
  const { watch, setValue, clearErrors } = useReservationFormOfPage();
  const { type } = watch('payment.deposit');
  return (
    <Stack gap={14} align="start" columns="repeat(auto-fit, minmax(110px, 1fr))">
      <SelectInput
        label={t('trade:deposit')}
        value={type}
        options={types.map((one) => ({ value: one, label: t(`deposit_${one}`) }))}
        onChange={(chosen) => {
          const next = types.find((one) => one === chosen) ?? 'NONE';
          if (next === type) return;
          // Ten percent is not ten nights, so a new type starts without an amount.
          setValue('payment.deposit', { type: next, amount: null }, { shouldDirty: true });
          clearErrors('payment.deposit.amount');
        }}
      />
      <DepositAmount type={type} nights={nights} />
    </Stack>
  );
}

function DepositAmount({ type, nights }: { readonly type: DepositType; readonly nights: number }) {
  const { t } = useTranslation('reservations');
  const { control, watch } = useReservationFormOfPage();
  const common = { control, name: 'payment.deposit.amount', label: t('depositAmount'), required: true } as const;
  switch (type) {
    case 'NONE':
      return null;
    case 'PERCENTAGE':
      return (
        <NumberChoiceField
          {...common}
          label={t('depositPercent')}
          placeholder={t('actions:choose')}
          options={depositPercentages.map((value) => ({
            value,
            label: value === FULL ? t('depositFull') : t('percentOf', { percent: value }),
          }))}
        />
      );
    case 'FIXED_AMOUNT':
      return <NumberField {...common} suffix={watch('payment.currency')} fixed={2} />;
    case 'NIGHTS':
      return <NumberField {...common} label={t('depositNights')} suffix={`/ ${nights}`} maxIntegers={4} decimals={0} />;
  }
}
