import { useController, type Control, type FieldValues, type Path } from 'react-hook-form';
import type { FieldLook, PlainField } from './plain-field.js';
import { useFieldWordsOfPage } from './field-words-context.js';

/** A field of a react-hook-form form. */
export interface BoundField<V extends FieldValues, T> extends FieldLook {
  control: Control<V, unknown, T>;
  name: Path<V>;
  /** Texts of error codes that say more here than the general ones. */
  errorWords?: Readonly<Record<string, string>> | undefined;
}

/** Connects an input to its form: value, blur, focus on error, and the translated error. */
export function useBoundField<Value, V extends FieldValues, T>(props: BoundField<V, T>): PlainField<Value> {
  const { control, name, errorWords = {}, ...look } = props;
  const words = useFieldWordsOfPage();
  const { field, fieldState } = useController<V, Path<V>, T>({ control, name });
  const code = fieldState.error?.message ?? fieldState.error?.type;
  return {
    ...look,
    name,
    value: field.value,
    onChange: field.onChange,
    onBlur: field.onBlur,
    inputRef: field.ref,
    error: code === undefined || code === '' ? undefined : (errorWords[code] ?? words(code)),
  };
}
