import { styled } from '../theme/styled.js';
import { useId } from 'react';
import { media, motion, radius } from '../theme/measures.js';
import { role } from '../theme/role.js';
import { describedBy, FieldFrame, FieldLabel } from './field-frame.js';
import type { PlainField } from './plain-field.js';
import type { Option } from './select-input.js';

const Segments = styled('div')({
  display: 'inline-flex',
  alignSelf: 'flex-start',
  maxWidth: '100%',
  border: `1px solid ${role.edge}`,
  borderRadius: radius.control,
  backgroundColor: role.surface,
});

const Segment = styled('label')({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: 30,
  padding: '0 10px',
  fontSize: 13,
  fontWeight: 600,
  color: role.ink2,
  cursor: 'pointer',
  textAlign: 'center',
  transition: `background-color ${motion.colour}, color ${motion.colour}`,
  '& + &': { borderLeft: `1px solid ${role.edge}` },
  '&:first-of-type': { borderRadius: '7px 0 0 7px' },
  '&:last-of-type': { borderRadius: '0 7px 7px 0' },
  '&:has(:checked)': { backgroundColor: role.seaSoft, color: role.seaStrong },
  '&:has(:disabled)': { color: role.ink3, cursor: 'not-allowed' },
  '&:has(:focus-visible)': { outline: `2px solid ${role.sea}`, outlineOffset: 2, zIndex: 1 },
  '& input': { position: 'absolute', inset: 0, opacity: 0, margin: 0, cursor: 'inherit' },
  [media.touch]: { minHeight: 42 },
});

export interface ToggleInputProps extends PlainField<string | null | undefined> {
  options: readonly Option[];
  /** Paper shows the chosen option; by default it leaves the whole choice out. */
  written?: boolean | undefined;
}

/** A choice between two to four visible options. */
export function ToggleInput(props: ToggleInputProps) {
  const { label, labelHidden, hint, reason, error, disabled, value, onChange, onBlur, ...rest } = props;
  const { options, written, name, inputRef } = rest;
  const id = useId();
  const locked = disabled === true || reason != null;
  return (
    <FieldFrame {...{ id, label, hint, reason, error }} bare>
      {labelHidden !== true && (
        <FieldLabel as="span" id={`${id}-label`}>
          {label}
        </FieldLabel>
      )}
      <Segments
        role="radiogroup"
        data-written={written === true || undefined}
        aria-label={labelHidden === true ? label : undefined}
        aria-labelledby={labelHidden === true ? undefined : `${id}-label`}
        aria-describedby={describedBy(id, { hint, reason, error })}
      >
        {options.map((option, index) => (
          <Segment key={option.value}>
            <input
              type="radio"
              name={`${name ?? id}-${id}`}
              ref={index === 0 ? inputRef : undefined}
              checked={value === option.value}
              disabled={locked || option.disabled === true}
              onChange={() => onChange(option.value)}
              onBlur={onBlur}
            />
            {option.label}
          </Segment>
        ))}
      </Segments>
    </FieldFrame>
  );
}
