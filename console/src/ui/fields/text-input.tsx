import { useId, type InputHTMLAttributes, type ReactNode } from 'react';
import { BareInput, ControlBox, Unit } from './control-box.js';
import { describedBy, FieldFrame } from './field-frame.js';
import type { PlainField } from './plain-field.js';

type Passed = 'type' | 'inputMode' | 'autoComplete' | 'maxLength' | 'placeholder' | 'spellCheck' | 'onKeyDown';

export interface TextInputProps
  extends PlainField<string | null | undefined>, Pick<InputHTMLAttributes<HTMLInputElement>, Passed> {
  suffix?: string | undefined;
  /** A control inside the box, at its end: show the password, clear. */
  after?: ReactNode;
  before?: ReactNode;
}

/** One line of text. */
export function TextInput(props: TextInputProps) {
  const { label, labelHidden, hint, reason, error, required, disabled, value, onChange, inputRef, ...rest } = props;
  const { suffix, before, after, ...passed } = rest;
  const id = useId();
  const locked = disabled === true || reason != null;
  return (
    <FieldFrame {...{ id, label, labelHidden, required, hint, reason, error }}>
      <ControlBox data-invalid={error !== undefined} data-locked={locked}>
        {before}
        <BareInput
          {...passed}
          id={id}
          ref={inputRef}
          value={value ?? ''}
          disabled={locked}
          aria-required={required}
          aria-invalid={error !== undefined}
          aria-describedby={describedBy(id, { hint, reason, error })}
          onChange={(event) => onChange(event.target.value)}
        />
        {suffix !== undefined && <Unit>{suffix}</Unit>}
        {after}
      </ControlBox>
    </FieldFrame>
  );
}
