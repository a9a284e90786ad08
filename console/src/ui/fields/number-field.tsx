import type { FieldValues } from 'react-hook-form';
import { NumberInput, type NumberInputProps } from './number-input.js';
import { useBoundField, type BoundField } from './use-bound-field.js';

type NumberFieldProps<V extends FieldValues, T> = BoundField<V, T> &
  Omit<NumberInputProps, 'value' | 'onChange' | 'onBlur' | 'name' | 'error' | 'inputRef'>;

/** A number field of a form; its value is a number, or null when empty. */
export function NumberField<V extends FieldValues, T>(props: NumberFieldProps<V, T>) {
  return <NumberInput {...useBoundField<number | null | undefined, V, T>(props)} />;
}
