import { useTranslation } from 'react-i18next';
import type { PierRecord } from '../../../../../contracts/berths/records.js';
import { Row } from '../../../ui/layout/row.js';
import { Second } from '../../../ui/layout/second.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';

const Track = styled('span')({
  flex: 'none',
  width: 104,
  height: 8,
  borderRadius: 4,
  overflow: 'hidden',
  backgroundColor: role.sunk,
  '& > span': { display: 'block', height: '100%', backgroundColor: role.booked.on },
});

/** How many of the active berths of a pier have a boat tonight. */
export function PierTonight({ pier }: { pier: PierRecord }) {
  const { t } = useTranslation('inventory');
  const share = pier.active === 0 ? 0 : Math.min(1, pier.occupied / pier.active);
  return (
    <Row as="span" gap={10} align="center">
      <Track aria-hidden="true">
        <span style={{ width: `${share * 100}%` }} />
      </Track>
      <Second as="span">{t('takenTonight', { count: pier.occupied, of: pier.active })}</Second>
    </Row>
  );
}
