import { useTranslation } from 'react-i18next';
import { CheckField } from '../../../ui/fields/check-field.js';
import { NumberField } from '../../../ui/fields/number-field.js';
import { Stack } from '../../../ui/layout/stack.js';
import { Section } from '../../../ui/page/section.js';
import { useReservationFormOfPage } from '../form/form-context.js';

/** Surcharges that the marina defined. The ticked ones are charged, each with its value for the whole stay. */
export function SurchargeFields() {
  const { t } = useTranslation('reservations');
  const { control, watch } = useReservationFormOfPage();
  const { custom_surcharges: surcharges, currency } = watch('payment');
  if (surcharges.length === 0) return null;
  return (
    <Section title={t('surcharges')} level="label">
      {surcharges.map(({ id, name, active }, index) => (
        <Stack gap={10} align="start" columns="minmax(0, 1fr) minmax(110px, 160px)" key={id}>
          <CheckField control={control} name={`payment.custom_surcharges.${index}.active`} label={name} />
          <NumberField
            control={control}
            name={`payment.custom_surcharges.${index}.total_custom_surcharge`}
            label={t('surchargeValue', { name })}
            labelHidden
            suffix={currency}
            fixed={2}
            disabled={!active}
          />
        </Stack>
      ))}
    </Section>
  );
}
