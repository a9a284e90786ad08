import type { ReactNode } from 'react';

/** The props that every input takes in addition to its value. */
export interface FieldLook {
  label: string;
  /** A quiet text under the field that explains it. */
  hint?: ReactNode;
  disabled?: boolean | undefined;
  /** The reason why the field is disabled, shown under it. */
  reason?: string | null | undefined;
  required?: boolean | undefined;
  /** Hides the label visually, for rows of inputs under one head. */
  labelHidden?: boolean | undefined;
  autoFocus?: boolean | undefined;
}

/** An input outside a form, controlled by value and callback, with an error that is already translated. */
export interface PlainField<Value> extends FieldLook {
  value: Value;
  onChange: (value: Value) => void;
  onBlur?: (() => void) | undefined;
  name?: string | undefined;
  error?: string | undefined;
  /** A ref to the focusable element. */
  inputRef?: ((element: HTMLElement | null) => void) | undefined;
}
