import { useId } from 'react';
import { describedBy } from './field-frame.js';
import type { PlainField } from './plain-field.js';

type Told = Pick<PlainField<unknown>, 'label' | 'labelHidden' | 'hint' | 'reason' | 'error' | 'required' | 'disabled'>;

/** The properties of a field for its parts: the frame, the box and the control. */
export function useControl<Field extends Told>(field: Field) {
  const { label, labelHidden, hint, reason, error, required, disabled, ...rest } = field;
  const id = useId();
  const locked = disabled === true || reason != null;
  return {
    frame: { id, label, labelHidden, required, hint, reason, error },
    box: { 'data-invalid': error !== undefined, 'data-locked': locked },
    control: {
      id,
      disabled: locked,
      'aria-required': required,
      'aria-invalid': error !== undefined,
      'aria-describedby': describedBy(id, { hint, reason, error }),
    },
    /** All other props of the field. */
    rest,
  };
}
