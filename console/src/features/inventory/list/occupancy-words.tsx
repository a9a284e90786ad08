import { useTranslation } from 'react-i18next';
import type { BerthRecord } from '../../../../../contracts/berths/records.js';
import { shownOccupancy } from '../../../../../contracts/berths/rules/shown-occupancy.js';
import { occupancyKey } from '../../../entities/berth/occupancy-key.js';
import { StatusMark } from '../../../ui/status/status-mark.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';

const Line = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 6 });

const marks = { occupied: 'booked', expected: 'waiting', vacant: 'expired', 'non-active': 'cancelled' } as const;

/** Occupied, expecting its boat, vacant or not active, with its mark. */
export function OccupancyWords({ berth }: { berth: BerthRecord }) {
  const { t } = useTranslation(['inventory', 'entities/berth']);
  const of = shownOccupancy(berth);
  return (
    <Line>
      <StatusMark kind={marks[of]} size={10} tint={role.ink2} />
      {t(occupancyKey[of])}
    </Line>
  );
}
