import { useId } from 'react';
import { styled } from '../theme/styled.js';
import { media } from '../theme/measures.js';
import { role } from '../theme/role.js';
import { Unseen } from '../page/unseen.js';
import { switchTrack } from './switch-track.js';

/** Whether all, some or none of a set have something switched on. */
export type SetState = 'all' | 'mixed' | 'none';

const Track = styled('button')({
  ...switchTrack,
  padding: 0,
  border: 0,
  verticalAlign: 'middle',
  cursor: 'pointer',
  '&[aria-checked=true]': { backgroundColor: role.sea },
  '&[aria-checked=true]::after': { transform: 'translateX(14px)' },
  '&[aria-checked=mixed]': { backgroundColor: role.ink3 },
  '&[aria-checked=mixed]::after': { transform: 'translateX(7px)' },
  '&:disabled': { opacity: 0.6, cursor: 'not-allowed' },
  // The touch target is larger than the switch.
  [media.touch]: { '&::before': { content: '""', position: 'absolute', inset: '-12px -5px' } },
});

interface SetSwitchProps {
  label: string;
  state: SetState;
  /** Called with the new state: a mixed set is switched on. */
  onChange: (on: boolean) => void;
  disabled?: boolean | undefined;
  /** Why it cannot be switched; null: it can. Shown on hover, and read with the label. */
  disabledReason?: string | null | undefined;
}

/** A switch for a whole set. Its knob stands in the middle while the set is mixed. */
export function SetSwitch({ label, state, onChange, disabled, disabledReason = null }: SetSwitchProps) {
  const reasonId = useId();
  return (
    <Track
      type="button"
      role="checkbox"
      aria-label={label}
      aria-checked={state === 'mixed' ? 'mixed' : state === 'all'}
      aria-describedby={disabledReason === null ? undefined : reasonId}
      title={disabledReason ?? undefined}
      disabled={disabled === true || disabledReason !== null}
      onClick={() => onChange(state !== 'all')}
    >
      {disabledReason !== null && <Unseen id={reasonId}>{disabledReason}</Unseen>}
    </Track>
  );
}
