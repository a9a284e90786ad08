import type { Control, FieldValues, Path } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Three } from '../../../ui/fields/fields-grid.js';
import { NumberField } from '../../../ui/fields/number-field.js';

interface FieldsProps<V extends FieldValues, T> {
  readonly control: Control<V, unknown, T>;
  readonly disabled?: boolean;
}

/** Length, beam and draft in metres, all required (spec 2 §5). */
export function SizeFields<V extends FieldValues, T>({ control, disabled }: FieldsProps<V, T>) {
  const { t } = useTranslation('absences');
  const metres = { control, suffix: 'm', maxIntegers: 4, decimals: 2, required: true, disabled } as const;
  return (
    <Three>
      <NumberField {...metres} name={'vessel.length' as Path<V>} label={t('trade:length')} />
      <NumberField {...metres} name={'vessel.beam' as Path<V>} label={t('trade:beam')} />
      <NumberField {...metres} name={'vessel.draft' as Path<V>} label={t('trade:draught')} />
    </Three>
  );
}
