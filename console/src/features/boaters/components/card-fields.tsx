import type { Control, FieldValues, Path } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.js';
import { DateField } from '../../../ui/fields/date-field.js';
import { FieldsGrid } from '../../../ui/fields/fields-grid.js';
import { SelectField } from '../../../ui/fields/select-field.js';
import { SwitchField } from '../../../ui/fields/switch-field.js';
import { TextField } from '../../../ui/fields/text-field.js';
import { firstStatuses } from '../model/card-form.js';

interface CardFieldsProps<V extends FieldValues, T> {
  readonly control: Control<V, unknown, T>;
  readonly nameOf: (field: 'card_number' | 'expires_on' | 'status' | 'auto_renew') => Path<V>;
}

/** Number, last valid day, state and renewal of a new card. */
export function CardFields<V extends FieldValues, T>({ control, nameOf }: CardFieldsProps<V, T>) {
  const { t } = useTranslation(['boaters', 'entities/membership']);
  const { today } = useFormats();
  return (
    <>
      <FieldsGrid>
        <TextField
          control={control}
          name={nameOf('card_number')}
          label={t('trade:cardNumber')}
          hint={t('newCardNumberHint')}
          autoComplete="off"
          maxLength={7}
        />
        <DateField control={control} name={nameOf('expires_on')} label={t('trade:validTo')} min={today()} required />
        <SelectField
          control={control}
          name={nameOf('status')}
          label={t('cardState')}
          options={firstStatuses.map((value) => ({ value, label: t(`entities/membership:state_${value}`) }))}
        />
      </FieldsGrid>
      <SwitchField control={control} name={nameOf('auto_renew')} label={t('renewsAutomatically')} />
    </>
  );
}
