import { styled } from '../theme/styled.js';
import { useId, type ButtonHTMLAttributes, type ReactNode, type Ref } from 'react';
import { Hinted } from '../floats/hinted.js';
import { Unseen } from '../page/unseen.js';
import { media, motion, radius } from '../theme/measures.js';
import { role } from '../theme/role.js';

const Shape = styled('button')({
  display: 'inline-grid',
  placeItems: 'center',
  position: 'relative',
  width: 36,
  height: 36,
  flex: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: radius.control,
  backgroundColor: 'transparent',
  color: role.ink2,
  cursor: 'pointer',
  transition: `background-color ${motion.colour}, color ${motion.colour}`,
  '&:hover': { backgroundColor: role.sunk, color: role.ink },
  '&:active': { backgroundColor: role.line },
  '&[aria-pressed=true], &[aria-expanded=true]': { backgroundColor: role.seaSoft, color: role.seaStrong },
  '&[aria-disabled=true]': { color: role.ink3, backgroundColor: 'transparent', cursor: 'not-allowed' },
  '& svg': { width: 20, height: 20 },
  [media.touch]: { minWidth: 44, minHeight: 44 },
});

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label' | 'color'> {
  /** The accessible name, also shown on hover and focus. */
  label: string;
  icon: ReactNode;
  disabledReason?: string | null | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** A button with an icon only, for well-known icons and narrow places. */
export function IconButton({ label, icon, disabledReason, onClick, disabled, children, ...rest }: IconButtonProps) {
  const reasonId = useId();
  const reason = disabledReason ?? undefined;
  const idle = disabled === true || reason !== undefined;
  return (
    <Hinted text={reason ?? label}>
      <Shape
        type="button"
        {...rest}
        aria-label={label}
        aria-disabled={idle || undefined}
        aria-describedby={reason === undefined ? rest['aria-describedby'] : reasonId}
        onClick={idle ? (event) => event.preventDefault() : onClick}
      >
        {icon}
        {children}
      </Shape>
      {reason !== undefined && <Unseen id={reasonId}>{reason}</Unseen>}
    </Hinted>
  );
}
