import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { StrandedStay } from '../../../../contracts/berths/many-berths.js';
import { useFormats } from '../../lib/format/use-formats.js';
import { Stack } from '../../ui/layout/stack.js';
import { role } from '../../ui/theme/role.js';
import { styled } from '../../ui/theme/styled.js';
import { HolderMark } from './holder-mark.js';

const Line = styled('li')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 8px',
  '& > span:last-child': { marginLeft: 'auto', color: role.ink2, fontSize: 13 },
});

/** Stays that would lose their berth, with their dates; a visitor's boat links to the reservation. */
export function StrandedLines({ stays }: { stays: readonly StrandedStay[] }) {
  const { t } = useTranslation('entities/berth');
  const { dateRange, dateLong } = useFormats();
  return (
    <Stack as="ul" gap={8}>
      {stays.map((stay) => {
        const boat = stay.vessel.name ?? t('trade:unnamedBoat');
        return (
          <Line key={`${stay.allocation_id} ${stay.start_date} ${stay.berth.id}`}>
            <b>{stay.berth.name}</b>
            {stay.reservation_id === null ? (
              <span>{boat}</span>
            ) : (
              <Link to={`/reservations/${stay.reservation_id}`}>{boat}</Link>
            )}
            <HolderMark type={stay.berth_holder_type} />
            <span>
              {stay.end_date === null
                ? t('sinceDay', { day: dateLong(stay.start_date) })
                : dateRange(stay.start_date, stay.end_date)}
            </span>
          </Line>
        );
      })}
    </Stack>
  );
}
