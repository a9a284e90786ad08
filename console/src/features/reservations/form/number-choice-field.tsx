import type { FieldValues } from 'react-hook-form';
import { SelectInput } from '../../../ui/fields/select-input.js';
import { type BoundField, useBoundField } from '../../../ui/fields/use-bound-field.js';

interface NumberChoiceFieldProps<V extends FieldValues, T> extends BoundField<V, T> {
  readonly options: readonly { readonly value: number; readonly label: string }[];
  readonly placeholder?: string;
}

/** A choice from a few numbers. */
export function NumberChoiceField<V extends FieldValues, T>(props: NumberChoiceFieldProps<V, T>) {
  const { options, placeholder, ...bound } = props;
  const { value, onChange, ...field } = useBoundField<number | null, V, T>(bound);
  return (
    <SelectInput
      {...field}
      placeholder={placeholder}
      options={options.map((option) => ({ ...option, value: String(option.value) }))}
      value={value === null ? null : String(value)}
      onChange={(chosen) => onChange(chosen === null ? null : Number(chosen))}
    />
  );
}
