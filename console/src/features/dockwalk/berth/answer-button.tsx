import { DoneIcon } from '../../../ui/icons.js';
import { StatusMark } from '../../../ui/status/status-mark.js';
import { media, motion, radius, type } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';

const Shape = styled('button')({
  ...type.strong,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 7,
  minWidth: 0,
  minHeight: 34,
  padding: '4px 8px',
  border: `1px solid ${role.edge}`,
  borderRadius: radius.control,
  backgroundColor: role.surface,
  color: role.ink,
  fontSize: 13,
  lineHeight: '16px',
  cursor: 'pointer',
  WebkitUserSelect: 'none',
  userSelect: 'none',
  touchAction: 'manipulation',
  transition: `background-color ${motion.colour}, border-color ${motion.colour}`,
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '&[data-size=small]': { gap: 4, paddingInline: 5, whiteSpace: 'nowrap' },
  '& svg': { width: 16, height: 16, flex: 'none' },
  '&:hover': { backgroundColor: role.sunk },
  '&[data-tone=good]': { borderColor: role.booked.bg, backgroundColor: role.booked.bg, color: role.booked.on },
  '&[data-tone=differs]': { borderColor: role.ourMove.bg, backgroundColor: role.ourMove.bg, color: role.ourMove.on },
  '&[data-size=large]': { minHeight: 52, fontSize: 14 },
  '&[data-size=normal]': { minHeight: 44, fontSize: 14 },
  '&[data-tone=differs]:not([data-size=large])': { borderColor: role.ourMove.on },
  '&[aria-disabled=true]': { color: role.ink3, cursor: 'not-allowed' },
  [media.touch]: { minHeight: 44 },
});

interface AnswerButtonProps {
  /** `good`: chosen and as planned; `differs`: chosen and not as planned. */
  tone: 'open' | 'good' | 'differs';
  size?: 'small' | 'normal' | 'large';
  /** The accessible name, with the berth's. */
  label: string;
  children: string;
  /** Null: this person may not answer. */
  onTap: (() => void) | null;
}

/** One answer about a berth. It says so at once; a second tap takes it back. */
export function AnswerButton({ tone, size = 'small', label, children, onTap }: AnswerButtonProps) {
  return (
    <Shape
      type="button"
      data-tone={tone}
      data-size={size}
      aria-label={label}
      aria-pressed={tone !== 'open'}
      aria-disabled={onTap === null || undefined}
      onClick={() => onTap?.()}
    >
      {tone === 'good' && <DoneIcon />}
      {tone === 'differs' && <StatusMark kind="our_move" />}
      <span>{children}</span>
    </Shape>
  );
}
