import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldValues } from 'react-hook-form';
import { countries } from '../../../../contracts/vocabulary/countries.js';
import { useCountryName } from '../../lib/format/use-country-name.js';
import { SelectInput, type SelectInputProps } from '../../ui/fields/select-input.js';
import { type BoundField, useBoundField } from '../../ui/fields/use-bound-field.js';

/**
 * A choice among the countries by their names in the screen's language. A value that is no country's code, such as a
 * name that a boater typed, stays a choice of its own.
 */
export function CountryInput(props: Omit<SelectInputProps, 'options' | 'placeholder'>) {
  const { t, i18n } = useTranslation('entities/boater');
  const nameOf = useCountryName();
  const known = useMemo(() => {
    const named = countries.map((value) => ({ value, label: nameOf(value) ?? value }));
    return named.sort((a, b) => a.label.localeCompare(b.label, i18n.language));
  }, [nameOf, i18n.language]);
  const { value, onChange } = props;
  const foreign = value == null || value === '' || countries.includes(value) ? [] : [{ value, label: value }];
  return (
    <SelectInput
      {...props}
      options={[...foreign, ...known]}
      placeholder={t('countryUnknown')}
      onChange={(code) => onChange(code ?? '')}
    />
  );
}

/** The same choice for a value of a form. */
export function CountryField<V extends FieldValues, T>(props: BoundField<V, T>) {
  return <CountryInput {...useBoundField<string | null | undefined, V, T>(props)} />;
}
