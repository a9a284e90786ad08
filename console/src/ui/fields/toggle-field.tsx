import type { FieldValues } from 'react-hook-form';
import type { Option } from './select-input.js';
import { ToggleInput } from './toggle-input.js';
import { useBoundField, type BoundField } from './use-bound-field.js';

interface ToggleFieldProps<V extends FieldValues, T> extends BoundField<V, T> {
  options: readonly Option[];
}

/** A choice of a form between two to four visible options, such as per night or in total. */
export function ToggleField<V extends FieldValues, T>({ options, ...props }: ToggleFieldProps<V, T>) {
  return <ToggleInput {...useBoundField<string | null | undefined, V, T>(props)} options={options} />;
}
