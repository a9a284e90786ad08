import { useTranslation } from 'react-i18next';
import { addDays } from '../../../../../contracts/vocabulary/dates.js';
import { useConflictNames } from '../../../entities/conflict/use-conflict-names.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { type as text } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import type { BoatLook, ChartedNights } from '../model/conflict-plan.js';

const Chart = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(44px, auto) repeat(7, minmax(0, 1fr))',
  gap: '4px 3px',
  padding: '12px 16px 16px',
  ...text.second,
  color: role.ink2,
  overflow: 'hidden',
  '& b': { color: role.ink, alignSelf: 'center' },
  '& time': { textAlign: 'center', overflow: 'hidden' },
  '& i': { border: `1px dashed ${role.lineStrong}`, borderRadius: 4, minHeight: 26 },
  '& span': {
    alignSelf: 'stretch',
    display: 'grid',
    placeItems: 'center',
    minHeight: 26,
    padding: '0 4px',
    borderRadius: 4,
    fontWeight: 600,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
});

const colours: Readonly<Record<BoatLook, { color: string; backgroundColor: string; borderColor: string }>> = {
  visitor: { color: role.booked.on, backgroundColor: role.booked.bg, borderColor: role.booked.bg },
  resident: { color: role.ink2, backgroundColor: role.sunk, borderColor: role.lineStrong },
  late: { color: role.ourMove.on, backgroundColor: role.ourMove.bg, borderColor: role.ourMove.on },
  misfit: { color: role.wrong.on, backgroundColor: role.wrong.bg, borderColor: role.wrong.on },
  moved: { color: role.seaStrong, backgroundColor: role.seaSoft, borderColor: role.sea },
  ghost: { color: role.wrong.on, backgroundColor: role.surface, borderColor: role.wrong.on },
};

/** Nights of the chart. */
export const CHARTED_NIGHTS = 7;

interface ConflictNightsProps {
  readonly from: string;
  readonly berths: readonly { readonly berth_id: string; readonly label: string }[];
  readonly nights: readonly ChartedNights[];
}

/** The nights of the berths concerned. Each row is one berth; two boats on one night share the row. */
export function ConflictNights({ from, berths, nights }: ConflictNightsProps) {
  const { t } = useTranslation('activity/conflicts');
  const names = useConflictNames();
  const { weekdayAndDay, date } = useFormats();
  const days = Array.from({ length: CHARTED_NIGHTS }, (_day, index) => addDays(from, index));
  const until = addDays(from, CHARTED_NIGHTS);
  return (
    <Chart role="group" aria-label={t('nights')}>
      {days.map((day, index) => (
        <time key={day} dateTime={day} title={date(day)} style={{ gridColumn: index + 2, gridRow: 1 }}>
          {weekdayAndDay(day)}
        </time>
      ))}
      {berths.map(({ berth_id, label }, at) => {
        const row = at + 2;
        const bars = nights.filter(
          (one) => one.berth_ids.includes(berth_id) && one.start_date < until && (one.end_date ?? until) > from,
        );
        return [
          <b key={berth_id} style={{ gridColumn: 1, gridRow: row }}>
            {label}
          </b>,
          ...days.map((day, index) => (
            <i key={`${berth_id} ${day}`} aria-hidden="true" style={{ gridColumn: index + 2, gridRow: row }} />
          )),
          ...bars.map((bar) => {
            const start = Math.max(0, days.indexOf(bar.start_date));
            const end = bar.end_date === null || bar.end_date >= until ? CHARTED_NIGHTS : days.indexOf(bar.end_date);
            const crowded = bars.filter((one) => one !== bar && overlaps(one, bar)).length > 0;
            const second = crowded && bars.indexOf(bar) > 0;
            return (
              <span
                key={`${berth_id} ${bar.key}`}
                style={{
                  gridColumn: `${start + 2} / ${end + 2}`,
                  gridRow: row,
                  border: '1px solid',
                  ...colours[bar.look],
                  ...(crowded ? { minHeight: 13, height: 13, alignSelf: second ? 'end' : 'start', fontSize: 10 } : {}),
                }}
              >
                {names.boat(bar.name)}
              </span>
            );
          }),
        ];
      })}
    </Chart>
  );
}

function overlaps(one: ChartedNights, other: ChartedNights): boolean {
  return (
    (other.end_date === null || one.start_date < other.end_date) &&
    (one.end_date === null || other.start_date < one.end_date)
  );
}
