import { useTranslation } from 'react-i18next';
import { motion } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';

const Track = styled('div')({
  height: 6,
  borderRadius: 3,
  backgroundColor: role.line,
  overflow: 'hidden',
  '& > div': { height: '100%', borderRadius: 3, backgroundColor: role.sea, transition: `width ${motion.move}` },
  '&[data-done=true] > div': { backgroundColor: role.booked.on },
  '&[data-thin=true]': { height: 4 },
});

/** The share of berths that are checked. */
export function ProgressBar({ checked, berths, thin }: { checked: number; berths: number; thin?: boolean }) {
  const { t } = useTranslation('dockwalk');
  return (
    <Track
      role="progressbar"
      aria-label={t('berthsChecked')}
      aria-valuemin={0}
      aria-valuemax={berths}
      aria-valuenow={checked}
      data-done={checked === berths}
      data-thin={thin}
    >
      <div style={{ width: `${(100 * checked) / Math.max(berths, 1)}%` }} />
    </Track>
  );
}
