import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { TickInput } from './tick-input.js';
import { useBoundField, type BoundField } from './use-bound-field.js';

interface CheckFieldProps<V extends FieldValues, T> extends BoundField<V, T> {
  children?: ReactNode;
}

/** A check box of a form; it takes effect when the form is submitted. */
export function CheckField<V extends FieldValues, T>({ children, ...props }: CheckFieldProps<V, T>) {
  return (
    <TickInput {...useBoundField<boolean | null | undefined, V, T>(props)} look="check">
      {children}
    </TickInput>
  );
}
