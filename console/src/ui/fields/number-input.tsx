import { useState } from 'react';
import { BareInput, ControlBox, Unit } from './control-box.js';
import { FieldFrame } from './field-frame.js';
import { mayStand, numberOf, textOf, withPoint } from './number-text.js';
import type { PlainField } from './plain-field.js';
import { useControl } from './use-control.js';

export interface NumberInputProps extends PlainField<number | null | undefined> {
  /** The unit, currency or counted thing. */
  suffix?: string | undefined;
  /** Maximum digits before the decimal point (default 6) and after it (default 2); further keystrokes are dropped. */
  maxIntegers?: number | undefined;
  decimals?: number | undefined;
  negative?: boolean | undefined;
  /** Number of decimals shown while the field has no focus: 2 for money. */
  fixed?: number | undefined;
  placeholder?: string | undefined;
}

/** A number input. It keeps the typed text while the user types; the value is always a number or null. */
export function NumberInput(props: NumberInputProps) {
  const { frame, box, control, rest } = useControl(props);
  const {
    value,
    onChange,
    onBlur,
    inputRef,
    suffix,
    maxIntegers = 6,
    decimals = 2,
    negative = false,
    fixed,
    ...passed
  } = rest;
  const [typed, setTyped] = useState<string | null>(null);
  // A value set from outside while the user types (a reset, a recalculation) replaces the typed text.
  const shown = typed !== null && numberOf(typed) === (value ?? null) ? typed : textOf(value, fixed);
  return (
    <FieldFrame {...frame}>
      <ControlBox {...box}>
        <BareInput
          {...passed}
          {...control}
          ref={inputRef}
          value={shown}
          inputMode={decimals > 0 ? 'decimal' : 'numeric'}
          autoComplete="off"
          onChange={(event) => {
            const text = event.target.value;
            if (!mayStand(text, { maxIntegers, decimals, negative })) return;
            setTyped(withPoint(text));
            onChange(numberOf(text));
          }}
          onBlur={() => {
            setTyped(null);
            onBlur?.();
          }}
        />
        {suffix !== undefined && <Unit>{suffix}</Unit>}
      </ControlBox>
    </FieldFrame>
  );
}
