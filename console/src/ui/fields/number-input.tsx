import { useId, useState } from 'react';
import { BareInput, ControlBox, Unit } from './control-box.js';
import { describedBy, FieldFrame } from './field-frame.js';
import { mayStand, numberOf, textOf, withPoint } from './number-text.js';
import type { PlainField } from './plain-field.js';

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
  const { label, labelHidden, hint, reason, error, required, disabled, value, onChange, onBlur, ...rest } = props;
  const { inputRef, suffix, maxIntegers = 6, decimals = 2, negative = false, fixed, ...passed } = rest;
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const locked = disabled === true || reason != null;
  // A value set from outside while typing (a reset, a recalculation) wins over what was typed.
  const shown = typed !== null && numberOf(typed) === (value ?? null) ? typed : textOf(value, fixed);
  return (
    <FieldFrame {...{ id, label, labelHidden, required, hint, reason, error }}>
      <ControlBox data-invalid={error !== undefined} data-locked={locked}>
        <BareInput
          {...passed}
          id={id}
          ref={inputRef}
          value={shown}
          inputMode={decimals > 0 ? 'decimal' : 'numeric'}
          autoComplete="off"
          disabled={locked}
          aria-required={required}
          aria-invalid={error !== undefined}
          aria-describedby={describedBy(id, { hint, reason, error })}
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
