import { useState } from 'react';
import { BareInput, ControlBox, Unit } from './control-box.js';
import { FieldFrame } from './field-frame.js';
import { mayStand, numberOf, textOf, withPoint } from './number-text.js';
import type { PlainField } from './plain-field.js';
import { useControl } from './use-control.js';

export interface NumberInputProps extends PlainField<number | null | undefined> {
  /** Unit, currency or what the number is of. */
  suffix?: string | undefined;
  /** Most digits before the point (6 unless given) and behind it (2 unless given); further keystrokes are dropped. */
  maxIntegers?: number | undefined;
  decimals?: number | undefined;
  negative?: boolean | undefined;
  /** Shows this many decimals when nobody types: 2 for money. */
  fixed?: number | undefined;
  placeholder?: string | undefined;
}

/** A number. It holds what is typed while it is typed, and the value is a number or null at every moment. */
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
  // A value set from outside while typing (a reset, a recalculation) wins over what was typed.
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
