import type { FieldValues } from 'react-hook-form';
import { TextInput, type TextInputProps } from './text-input.js';
import { useBoundField, type BoundField } from './use-bound-field.js';

type TextFieldProps<V extends FieldValues, T> = BoundField<V, T> &
  Omit<TextInputProps, 'value' | 'onChange' | 'onBlur' | 'name' | 'error' | 'inputRef'>;

/** A single-line text field of a form. */
export function TextField<V extends FieldValues, T>(props: TextFieldProps<V, T>) {
  return <TextInput {...useBoundField<string | null | undefined, V, T>(props)} />;
}
