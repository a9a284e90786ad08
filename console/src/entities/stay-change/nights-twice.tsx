import { useTranslation } from 'react-i18next';
import type { ComparedStay, SameBoatStay } from '../../../../contracts/reservations/same-boat.js';
import { useFormats } from '../../lib/format/use-formats.js';
import { type } from '../../ui/theme/measures.js';
import { role } from '../../ui/theme/role.js';
import { styled } from '../../ui/theme/styled.js';
import { comparedNights } from './compared-nights.js';

const Chart = styled('div')({
  display: 'grid',
  gap: '4px 0',
  padding: '12px',
  ...type.second,
  color: role.ink2,
  overflow: 'hidden',
  '& time': { textAlign: 'center', overflow: 'hidden' },
  '& b': { alignSelf: 'center', paddingRight: 8, fontWeight: 600, overflowWrap: 'anywhere' },
  '& span': {
    minHeight: 26,
    padding: '4px 8px',
    borderRadius: 4,
    border: '1px solid',
    fontWeight: 600,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
});
/** Around the nights that the boat would have twice. */
const Twice = styled('i')({
  margin: -2,
  border: `2px dashed ${role.wrong.on}`,
  borderRadius: 6,
  pointerEvents: 'none',
});

const looks = {
  other: { color: role.booked.on, backgroundColor: role.booked.bg, borderColor: role.booked.on },
  asked: { color: role.ourMove.on, backgroundColor: role.ourMove.bg, borderColor: role.ourMove.on },
} as const;

interface NightsTwiceProps {
  readonly asked: ComparedStay;
  readonly other: SameBoatStay;
}

/** The nights of two stays of one boat below each other; the nights that they share are framed. */
export function NightsTwice({ asked, other }: NightsTwiceProps) {
  const { t, i18n } = useTranslation('entities/stay-change');
  const { weekdayAndDay, dayMonth, date, nights } = useFormats();
  const chart = comparedNights(asked, other);
  const { days, columns } = chart;
  if (days.length === 0) return null;
  const list = new Intl.ListFormat(i18n.resolvedLanguage ?? 'en', { type: 'conjunction' });
  const twice = t('comparedTwice', {
    nights: nights(chart.twice.length),
    days: list.format(chart.twice.map(dayMonth)),
  });
  const bars = [
    { stay: other, look: looks.other, at: columns.other },
    { stay: asked, look: looks.asked, at: columns.asked },
  ];
  return (
    <Chart
      role="img"
      aria-label={twice}
      style={{ gridTemplateColumns: `minmax(56px, auto) repeat(${String(days.length)}, minmax(0, 1fr))` }}
    >
      {days.map((day, index) => (
        <time key={day} dateTime={day} title={date(day)} style={{ gridColumn: index + 2, gridRow: 1 }}>
          {weekdayAndDay(day)}
        </time>
      ))}
      {bars.map(({ stay, look, at }, index) => [
        <b key={`${stay.reservation_id} berth`} style={{ gridColumn: 1, gridRow: index + 2 }}>
          {stay.berth ?? t('twoBerthsNone')}
        </b>,
        <span
          key={stay.reservation_id}
          style={{ ...look, gridColumn: `${String(at.from)} / ${String(at.to)}`, gridRow: index + 2 }}
        >
          {stay.view_id}
        </span>,
      ])}
      <Twice style={{ gridColumn: `${String(columns.twice.from)} / ${String(columns.twice.to)}`, gridRow: '2 / 4' }} />
    </Chart>
  );
}
