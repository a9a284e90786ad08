import type { InputHTMLAttributes, ReactNode } from 'react';
import { BareInput, ControlBox, Unit } from './control-box.js';
import { FieldFrame } from './field-frame.js';
import type { PlainField } from './plain-field.js';
import { useControl } from './use-control.js';

type Passed = 'type' | 'inputMode' | 'autoComplete' | 'maxLength' | 'placeholder' | 'spellCheck' | 'onKeyDown';

export interface TextInputProps
  extends PlainField<string | null | undefined>, Pick<InputHTMLAttributes<HTMLInputElement>, Passed> {
  suffix?: string | undefined;
  /** A control at the end of the box: show the password, clear. */
  after?: ReactNode;
  before?: ReactNode;
}

/** A single-line text input. */
export function TextInput(props: TextInputProps) {
  const { frame, box, control, rest } = useControl(props);
  const { value, onChange, inputRef, suffix, before, after, ...passed } = rest;
  return (
    <FieldFrame {...frame}>
      <ControlBox {...box}>
        {before}
        <BareInput
          {...passed}
          {...control}
          ref={inputRef}
          value={value ?? ''}
          onChange={(event) => onChange(event.target.value)}
        />
        {suffix !== undefined && <Unit>{suffix}</Unit>}
        {after}
      </ControlBox>
    </FieldFrame>
  );
}
