import { useTranslation } from 'react-i18next';
import { TextField } from '../../../ui/fields/text-field.js';
import { FieldsGrid } from './fields-grid.js';
import { useReservationFormOfPage } from './form-context.js';

/** Who comes. A boater the marina knows keeps name and address as they are on record. */
export function BoaterFields() {
  const { t } = useTranslation('reservations');
  const { control } = useReservationFormOfPage();
  return (
    <FieldsGrid>
      <TextField control={control} name="boater.first_name" label={t('firstName')} autoComplete="off" required />
      <TextField control={control} name="boater.last_name" label={t('lastName')} autoComplete="off" required />
      <TextField
        control={control}
        name="boater.email"
        label={t('email')}
        type="email"
        inputMode="email"
        autoComplete="off"
        required
      />
      <TextField
        control={control}
        name="boater.phone"
        label={t('phone')}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        placeholder="+33-612345678"
      />
      <TextField
        control={control}
        name="boater.birthday"
        label={t('birthday')}
        inputMode="numeric"
        autoComplete="off"
        placeholder={t('birthdayExample')}
      />
      <TextField control={control} name="boater.country_of_residence" label={t('country')} autoComplete="off" />
      <TextField control={control} name="boater.postal_code" label={t('postalCode')} autoComplete="off" />
    </FieldsGrid>
  );
}
