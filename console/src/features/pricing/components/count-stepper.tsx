import { useId } from 'react';
import { media, type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { radius } from '../../../ui/theme/measures.js';
import { styled } from '../../../ui/theme/styled.js';

const Line = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(28px, auto) auto',
  alignItems: 'center',
});
const Step = styled('button')({
  width: 28,
  height: 28,
  padding: 0,
  border: `1px solid ${role.edge}`,
  borderRadius: radius.control,
  backgroundColor: role.surface,
  color: role.ink,
  cursor: 'pointer',
  '&:hover': { backgroundColor: role.sunk },
  '&:disabled': { color: role.ink3, cursor: 'not-allowed' },
  [media.touch]: { width: 44, height: 44 },
});
const Count = styled('output')({ ...type.strong, textAlign: 'center', fontVariantNumeric: 'tabular-nums' });
const Note = styled('span')({ ...type.second, color: role.ink2 });

interface CountStepperProps {
  readonly label: string;
  /** A quiet text after the label. */
  readonly note?: string | undefined;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  /** The names of the buttons. */
  readonly fewer: string;
  readonly more: string;
  readonly onChange: (value: number) => void;
}

/** A small number that is counted up and down. */
export function CountStepper({ label, note, value, least, most, fewer, more, onChange }: CountStepperProps) {
  const id = useId();
  return (
    <Line role="group" aria-labelledby={id}>
      <span>
        <span id={id}>{label}</span> {note !== undefined && <Note>{note}</Note>}
      </span>
      <Step type="button" aria-label={fewer} disabled={value <= least} onClick={() => onChange(value - 1)}>
        −
      </Step>
      <Count>{value}</Count>
      <Step type="button" aria-label={more} disabled={value >= most} onClick={() => onChange(value + 1)}>
        +
      </Step>
    </Line>
  );
}
