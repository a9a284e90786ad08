import { styled } from '../theme/styled.js';
import { statusColours, type StatusKind } from './status-kind.js';
import { StatusMark } from './status-mark.js';

const Chip = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  height: 24,
  padding: '0 9px 0 7px',
  borderRadius: 12,
  fontSize: 12.5,
  lineHeight: '24px',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  width: 'fit-content',
  minWidth: 0,
  maxWidth: '100%',
  '& span': { overflow: 'hidden', textOverflow: 'ellipsis' },
});

/** A status as text with its mark. The feature that owns the status passes a translated `label`. */
export function StatusChip({ kind, label }: { kind: StatusKind; label: string }) {
  const { on, bg } = statusColours[kind];
  return (
    <Chip style={{ color: on, backgroundColor: bg }}>
      <StatusMark kind={kind} />
      <span title={label}>{label}</span>
    </Chip>
  );
}
