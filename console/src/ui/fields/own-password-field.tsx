import type { FieldValues } from 'react-hook-form';
import { OwnPasswordInput } from './own-password-input.js';
import { useBoundField, type BoundField } from './use-bound-field.js';

type OwnPasswordFieldProps<V extends FieldValues, T> = Omit<BoundField<V, T>, 'label'> & { label?: string };

/** The user's own password in a form; its value is undefined when empty, because most steps do not need it. */
export function OwnPasswordField<V extends FieldValues, T>({ label, ...props }: OwnPasswordFieldProps<V, T>) {
  const { value, onChange, ...field } = useBoundField<string | undefined, V, T>({ ...props, label: label ?? '' });
  return (
    <OwnPasswordInput
      {...field}
      label={label}
      value={value ?? ''}
      onChange={(typed) => onChange(typed === '' ? undefined : typed)}
    />
  );
}
