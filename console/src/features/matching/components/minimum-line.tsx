import { useTranslation } from 'react-i18next';
import type { BelowMinimum } from '../../../entities/berth/candidate-rules.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Button } from '../../../ui/buttons/button.js';
import { StatusMark } from '../../../ui/status/status-mark.js';
import { media, radius } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';

const Line = styled('div')({
  gridColumn: '2 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 10px',
  padding: '10px 14px',
  borderRadius: radius.control,
  border: `1px solid color-mix(in srgb, ${role.waiting.on} 40%, transparent)`,
  color: role.ink,
  backgroundColor: role.waiting.bg,
  '& > span': { flex: '1 1 200px' },
  '& > svg': { color: role.waiting.on },
  [media.phone]: { gridColumn: '1 / -1' },
});

interface MinimumLineProps {
  /** Empty: the boat has no name. */
  readonly boat: string;
  readonly berth: string;
  readonly below: BelowMinimum;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks once more before a boat gets a berth that is kept for larger ones (spec 3 §4). Escape closes it. */
export function MinimumLine({ boat, berth, below, busy, onConfirm, onClose }: MinimumLineProps) {
  const { t } = useTranslation('matching');
  const { metres } = useFormats();
  const figures = { size: metres(below.boat), berth, minimum: metres(below.minimum) };
  return (
    <Line
      role="group"
      aria-label={t('minimumLabel', { berth })}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <StatusMark kind="waiting" />
      <span>{t(`keptFor_${below.rule}`, { boat: boat === '' ? t('theBoat') : boat, ...figures })}</span>
      <Button size="small" autoFocus busy={busy} onClick={onConfirm}>
        {t('allocateAnyway')}
      </Button>
      <Button size="small" kind="quiet" onClick={onClose}>
        {t('actions:cancel')}
      </Button>
    </Line>
  );
}
