import { useTranslation } from 'react-i18next';
import type { BerthDetail } from '../../../../../contracts/berths/berth-info.js';
import { shownOccupancy } from '../../../../../contracts/berths/rules/shown-occupancy.js';
import { shownOwner } from '../../../entities/berth/berth-info-words.js';
import { occupancyKey } from '../../../entities/berth/occupancy-key.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { StatusChip } from '../../../ui/status/status-chip.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';

const Who = styled('span')({ color: role.ink2, minWidth: 0, overflowWrap: 'anywhere' });

const kinds = { occupied: 'booked', expected: 'waiting', vacant: 'expired', 'non-active': 'cancelled' } as const;

/** The berth tonight: occupied, expecting its boat, vacant or not active, and by whom. */
export function BerthState({ berth }: { berth: BerthDetail }) {
  const { t } = useTranslation(['inventory/berth', 'entities/berth']);
  const { dateShort, today } = useFormats();
  const owner = shownOwner(berth);
  const state = shownOccupancy(berth);
  const until =
    owner?.end_date == null
      ? null
      : t('trade:untilDay', { day: dateShort(owner.end_date, Number(today().slice(0, 4))) });
  const who = owner === null ? [] : [owner.vessel.name ?? t('trade:unnamedBoat'), owner.boater_name, until];
  return (
    <>
      <StatusChip kind={kinds[state]} label={t(occupancyKey[state])} />
      <Who>{who.filter((part) => part !== null).join(', ')}</Who>
    </>
  );
}
