import type { ReactNode } from 'react';

/** What every input takes besides its value. */
export interface FieldLook {
  label: string;
  /** Under the field, quiet: what it means, what it leads to. */
  hint?: ReactNode;
  disabled?: boolean | undefined;
  /** Why the field cannot be changed now; disables it and stands under it. */
  reason?: string | null | undefined;
  required?: boolean | undefined;
  /** The label is read out only, for rows of inputs under one head. */
  labelHidden?: boolean | undefined;
  autoFocus?: boolean | undefined;
}

/** An input outside a form: value in, value out, with its error already in words. */
export interface PlainField<Value> extends FieldLook {
  value: Value;
  onChange: (value: Value) => void;
  onBlur?: (() => void) | undefined;
  name?: string | undefined;
  error?: string | undefined;
  /** Receives the element that takes the focus. */
  inputRef?: ((element: HTMLElement | null) => void) | undefined;
}
