import { useTranslation } from 'react-i18next';
import type { ForecastNight } from '../../../../../contracts/absences/forecast.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { weekdayOf } from '../../../lib/time/weekday.js';
import { Unseen } from '../../../ui/page/unseen.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { nightState } from '../model/night-cell.js';

/** Rows are weeks from Monday, so that equal weekdays stand below each other. */
const Cells = styled('ol')({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  gap: 6,
  '&[data-compact=true]': { gap: 4 },
  '&[data-compact=true] li': { fontSize: 11, whiteSpace: 'nowrap' },
});
const Cell = styled('li')({
  display: 'grid',
  justifyItems: 'center',
  gap: 1,
  minWidth: 0,
  padding: '5px 4px',
  border: `1px solid ${role.line}`,
  borderRadius: 6,
  backgroundColor: role.surface,
  fontSize: 12,
  lineHeight: '17px',
  color: role.ink2,
  '& b': { maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', fontWeight: 600 },
  '&[data-state=sold]': { borderColor: role.booked.on, backgroundColor: role.booked.bg, color: role.booked.on },
  '&[data-state=lost]': { borderColor: role.wrong.on, backgroundColor: role.wrong.bg, color: role.wrong.on },
  '&[data-state=waiting] b': { color: role.waitingList.on },
  '&[data-state=waiting]': { borderColor: role.waitingList.on, backgroundColor: role.waitingList.bg },
  '&[data-state=home]': { borderStyle: 'dashed', backgroundColor: 'transparent' },
});

interface NightCellsProps {
  readonly nights: readonly ForecastNight[];
  readonly label: string;
  /** Only day and price. */
  readonly compact?: boolean;
}

/** The nights of a berth, one cell each: who has the night, and its price. */
export function NightCells({ nights, label, compact = false }: NightCellsProps) {
  const { t } = useTranslation('absences');
  const { dateShort, number, weekdayAndDay } = useFormats();
  const whole = (amount: number | null) => (amount === null ? '–' : number(amount, Number.isInteger(amount) ? 0 : 2));
  return (
    <Cells aria-label={label} data-compact={compact}>
      {nights.map((night, at) => {
        const state = nightState(night);
        const name = night.stay === null ? null : (night.stay.vessel_name ?? t('trade:unnamedBoat'));
        const price = night.stay === null ? night.price : night.stay.per_night;
        const day = dateShort(night.date);
        return (
          <Cell
            key={night.date}
            data-state={state}
            style={at === 0 ? { gridColumnStart: weekdayOf(night.date) + 1 } : undefined}
            title={[day, name ?? t(`night_${state}`)].join(': ')}
          >
            {compact ? (
              <>
                <b>{state === 'waiting' ? '≡' : whole(price)}</b>
                <span>{weekdayAndDay(night.date)}</span>
                <Unseen>{`${t(`night_${state}`)}${name === null ? '' : `, ${name}`}`}</Unseen>
              </>
            ) : (
              <>
                <span>{weekdayAndDay(night.date)}</span>
                <b>{name ?? (state === 'waiting' ? '≡' : t(`night_${state}`))}</b>
                {name === null && state === 'waiting' && <Unseen>{t('night_waiting')}</Unseen>}
                {state === 'lost' && <Unseen>{t('night_lost')}</Unseen>}
                <span>{state === 'home' ? '–' : whole(price)}</span>
              </>
            )}
          </Cell>
        );
      })}
    </Cells>
  );
}
