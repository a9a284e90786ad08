import type { FieldValues } from 'react-hook-form';
import { SelectInput, type Option } from './select-input.js';
import { useBoundField, type BoundField } from './use-bound-field.js';

interface SelectFieldProps<V extends FieldValues, T> extends BoundField<V, T> {
  options: readonly Option[];
  placeholder?: string | undefined;
}

/** A select of a form; its value is the option's, or null for the placeholder. */
export function SelectField<V extends FieldValues, T>(props: SelectFieldProps<V, T>) {
  const { options, placeholder, ...bound } = props;
  const field = useBoundField<string | null | undefined, V, T>(bound);
  return <SelectInput {...field} options={options} placeholder={placeholder} />;
}
