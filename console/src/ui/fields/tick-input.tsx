import { styled } from '../theme/styled.js';
import { useId, type ReactNode } from 'react';
import { media, motion, type } from '../theme/measures.js';
import { role } from '../theme/role.js';
import { describedBy, FieldFrame } from './field-frame.js';
import type { PlainField } from './plain-field.js';
import { switchTrack } from './switch-track.js';

const Row = styled('label')({
  ...type.body,
  display: 'flex',
  alignItems: 'flex-start',
  gap: 10,
  padding: '4px 0',
  cursor: 'pointer',
  '&:has(:disabled)': { cursor: 'not-allowed', color: role.ink2 },
  [media.touch]: { minHeight: 44, padding: '12px 0' },
});

const Box = styled('input')({
  appearance: 'none',
  position: 'relative',
  width: 18,
  height: 18,
  margin: 1,
  flex: 'none',
  border: `1.5px solid ${role.edge}`,
  borderRadius: 4,
  backgroundColor: role.surface,
  cursor: 'inherit',
  transition: `background-color ${motion.colour}, border-color ${motion.colour}`,
  '&:checked': { backgroundColor: role.sea, borderColor: role.sea },
  '&:checked::after': {
    content: '""',
    position: 'absolute',
    left: 4.5,
    top: 1,
    width: 5,
    height: 9,
    border: `solid ${role.onSea}`,
    borderWidth: '0 2px 2px 0',
    transform: 'rotate(40deg)',
  },
  '&[aria-invalid=true]': { borderColor: role.wrong.on },
  '&:disabled': { backgroundColor: role.sunk, borderColor: role.lineStrong },
  '&:disabled:checked': { backgroundColor: role.ink3, borderColor: role.ink3 },
});

const Track = styled('input')({
  ...switchTrack,
  appearance: 'none',
  margin: 0,
  flex: 'none',
  cursor: 'inherit',
  '&:checked': { backgroundColor: role.sea },
  '&:checked::after': { transform: 'translateX(14px)' },
  '&:disabled': { opacity: 0.6 },
});

interface TickInputProps extends PlainField<boolean | null | undefined> {
  look: 'check' | 'switch';
  /** Rich content shown instead of the label, such as text with links; the label remains the accessible name. */
  children?: ReactNode;
}

/** A check box or a switch, followed by its label. */
export function TickInput(props: TickInputProps) {
  const { look, label, labelHidden, hint, reason, error, required, disabled, value, onChange, ...rest } = props;
  const { inputRef, children, ...passed } = rest;
  const id = useId();
  const Input = look === 'check' ? Box : Track;
  return (
    <FieldFrame {...{ id, label, hint, reason, error }} bare>
      <Row>
        <Input
          {...passed}
          type="checkbox"
          role={look === 'switch' ? 'switch' : undefined}
          id={id}
          ref={inputRef}
          checked={value === true}
          disabled={disabled === true || reason != null}
          aria-label={labelHidden === true || children !== undefined ? label : undefined}
          aria-required={required}
          aria-invalid={error !== undefined}
          aria-describedby={describedBy(id, { hint, reason, error })}
          onChange={(event) => onChange(event.target.checked)}
        />
        {labelHidden !== true && <span>{children ?? label}</span>}
      </Row>
    </FieldFrame>
  );
}
