import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { HolderMark } from '../../../entities/berth/holder-mark.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Stack } from '../../../ui/layout/stack.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import type { BerthStay } from '../model/berth-nights.js';

const Line = styled('li')({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '2px 8px',
  '& > b, & > a': { fontWeight: 600 },
  '& > span:last-child': { marginLeft: 'auto', color: role.ink2, fontSize: 13 },
});

interface StayLinesProps {
  stays: readonly BerthStay[];
  today: string;
}

/** Boats in the berth with their dates; a visitor's boat links to the reservation. */
export function StayLines({ stays, today }: StayLinesProps) {
  const { t } = useTranslation('inventory/berth');
  const words = useStayDates(today);
  return (
    <Stack as="ul" gap={8}>
      {stays.map((stay) => {
        const boat = stay.boat.name ?? t('trade:unnamedBoat');
        return (
          <Line key={stay.key}>
            {stay.reservation_id === null ? (
              <b>{boat}</b>
            ) : (
              <Link to={`/reservations/${stay.reservation_id}`}>{boat}</Link>
            )}
            <HolderMark type={stay.holder} />
            <span>{words(stay)}</span>
          </Line>
        );
      })}
    </Stack>
  );
}

/** Returns the dates of a stay in words: until when it lies there, or from when to when. */
export function useStayDates(today: string): (stay: BerthStay) => string {
  const { t } = useTranslation('inventory/berth');
  const { dateShort, dateRange } = useFormats();
  const year = Number(today.slice(0, 4));
  return ({ start_date, end_date }) => {
    if (end_date === null) {
      return start_date <= today ? t('withoutEnd') : t('fromDay', { day: dateShort(start_date, year) });
    }
    return start_date <= today
      ? t('trade:untilDay', { day: dateShort(end_date, year) })
      : dateRange(start_date, end_date);
  };
}
