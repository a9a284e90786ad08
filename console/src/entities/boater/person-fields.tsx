import type { ReactNode } from 'react';
import type { Control, FieldValues, Path } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { languages } from '../../../../contracts/vocabulary/languages.js';
import { languageName } from '../../lib/i18n/language-name.js';
import { FieldsGrid, Wide } from '../../ui/fields/fields-grid.js';
import { SelectField } from '../../ui/fields/select-field.js';
import { TextField } from '../../ui/fields/text-field.js';
import { CountryField } from './country-field.js';

/** A person as the form of the register holds it; an empty text means that the value is unknown. */
export interface PersonValues {
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  language: (typeof languages)[number];
  birthday: string;
  address: string;
  address_line_two: string;
  postal_code: string;
  country_of_residence: string;
}

export const noPerson: PersonValues = {
  first_name: '',
  last_name: '',
  email: '',
  phone: '',
  language: 'en',
  birthday: '',
  address: '',
  address_line_two: '',
  postal_code: '',
  country_of_residence: '',
};

interface PersonFieldsProps<V extends FieldValues, T> {
  readonly control: Control<V, unknown, T>;
  /** Returns the path of a value in the form. */
  readonly nameOf: (field: keyof PersonValues) => Path<V>;
  /** Replaces the field of the mail address, where it is changed apart from the rest. */
  readonly email?: ReactNode;
  /** Whether the phone number is masked and therefore cannot be changed. */
  readonly phoneMasked?: boolean;
}

/** Everything that a marina records about a person. */
export function PersonFields<V extends FieldValues, T>(props: PersonFieldsProps<V, T>) {
  const { control, nameOf, email, phoneMasked = false } = props;
  const { t } = useTranslation('entities/boater');
  const text = { control, autoComplete: 'off' } as const;
  return (
    <FieldsGrid>
      <TextField {...text} name={nameOf('first_name')} label={t('field_first_name')} required />
      <TextField {...text} name={nameOf('last_name')} label={t('field_last_name')} required />
      <Wide>
        {email ?? (
          <TextField
            {...text}
            name={nameOf('email')}
            label={t('field_email')}
            type="email"
            inputMode="email"
            required
          />
        )}
      </Wide>
      <TextField
        {...text}
        name={nameOf('phone')}
        label={t('field_phone')}
        type="tel"
        inputMode="tel"
        placeholder="+33-612345678"
        reason={phoneMasked ? t('maskedReason') : undefined}
      />
      <SelectField
        control={control}
        name={nameOf('language')}
        label={t('field_language')}
        options={languages.map((value) => ({ value, label: languageName(value) }))}
      />
      <Wide>
        <TextField {...text} name={nameOf('address')} label={t('field_address')} />
      </Wide>
      <Wide>
        <TextField {...text} name={nameOf('address_line_two')} label={t('field_address_line_two')} />
      </Wide>
      <TextField {...text} name={nameOf('postal_code')} label={t('field_postal_code')} />
      <CountryField control={control} name={nameOf('country_of_residence')} label={t('field_country_of_residence')} />
      <TextField
        {...text}
        name={nameOf('birthday')}
        label={t('birthday')}
        inputMode="numeric"
        placeholder={t('birthdayExample')}
      />
    </FieldsGrid>
  );
}
