import type { Control, FieldValues, Path } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { counterMethods } from '../../../../contracts/reservations/vocabulary.js';
import { useFormats } from '../../lib/format/use-formats.js';
import { DateField } from '../../ui/fields/date-field.js';
import { SelectField } from '../../ui/fields/select-field.js';
import { TextField } from '../../ui/fields/text-field.js';

interface CounterFieldsProps<V extends FieldValues, T> {
  readonly control: Control<V, unknown, T>;
  readonly labels: { readonly method: string; readonly on: string };
  /** The field of the day. */
  readonly on: Path<V>;
  readonly disabled: boolean;
}

/** Method, date and reference of money at the counter. */
export function CounterFields<V extends FieldValues, T>({ control, labels, on, disabled }: CounterFieldsProps<V, T>) {
  const { t } = useTranslation('entities/payment');
  const { today } = useFormats();
  const at = (name: 'method' | 'reference') => name as Path<V>;
  return (
    <>
      <SelectField
        control={control}
        name={at('method')}
        label={labels.method}
        disabled={disabled}
        options={counterMethods.map((value) => ({ value, label: t(`method_${value}`) }))}
      />
      <DateField control={control} name={on} label={labels.on} required disabled={disabled} max={today()} />
      <TextField
        control={control}
        name={at('reference')}
        label={t('reference')}
        hint={t('referenceHint')}
        disabled={disabled}
      />
    </>
  );
}
