import type { Control, FieldValues, Path } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { BoaterValues } from './boater-values.js';
import { CountryField } from './country-field.js';
import { TextField } from '../../ui/fields/text-field.js';
import { LongFieldsGrid } from '../../ui/fields/fields-grid.js';

interface BoaterFieldsProps<V extends FieldValues, T> {
  readonly control: Control<V, unknown, T>;
  /** Returns the path of a value in the form. */
  readonly nameOf: (field: Exclude<keyof BoaterValues, 'id' | 'language'>) => Path<V>;
  /** The marina hides the mail address of this boater, so it cannot be changed here. */
  readonly emailMasked?: boolean;
}

/** Inputs for the boater's name and address. A known boater keeps the values from the register. */
export function BoaterFields<V extends FieldValues, T>({
  control,
  nameOf,
  emailMasked = false,
}: BoaterFieldsProps<V, T>) {
  const { t } = useTranslation('entities/boater');
  return (
    <LongFieldsGrid>
      <TextField
        control={control}
        name={nameOf('first_name')}
        label={t('field_first_name')}
        autoComplete="off"
        required
      />
      <TextField
        control={control}
        name={nameOf('last_name')}
        label={t('field_last_name')}
        autoComplete="off"
        required
      />
      <TextField
        control={control}
        name={nameOf('email')}
        label={t('field_email')}
        reason={emailMasked ? t('maskedReason') : null}
        type="email"
        inputMode="email"
        autoComplete="off"
        required
      />
      <TextField
        control={control}
        name={nameOf('phone')}
        label={t('field_phone')}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        placeholder="+33-612345678"
      />
      <TextField
        control={control}
        name={nameOf('birthday')}
        label={t('birthday')}
        inputMode="numeric"
        autoComplete="off"
        placeholder={t('birthdayExample')}
      />
      <CountryField control={control} name={nameOf('country_of_residence')} label={t('field_country_of_residence')} />
      <TextField control={control} name={nameOf('postal_code')} label={t('field_postal_code')} autoComplete="off" />
    </LongFieldsGrid>
  );
}
