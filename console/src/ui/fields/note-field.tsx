import type { FieldValues } from 'react-hook-form';
import { NoteInput, type NoteInputProps } from './note-input.js';
import { useBoundField, type BoundField } from './use-bound-field.js';

type NoteFieldProps<V extends FieldValues, T> = BoundField<V, T> &
  Omit<NoteInputProps, 'value' | 'onChange' | 'onBlur' | 'name' | 'error' | 'inputRef'>;

/** A multi-line text field of a form, with a character count. */
export function NoteField<V extends FieldValues, T>(props: NoteFieldProps<V, T>) {
  return <NoteInput {...useBoundField<string | null | undefined, V, T>(props)} />;
}
