import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays } from '../../../../../contracts/vocabulary/dates.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Unseen } from '../../../ui/page/unseen.js';
import { type ChartWindow, isWeekend, monthsOf } from '../model/chart-window.js';
import { weekdayOf } from '../../../lib/time/weekday.js';
import { Corner, Day, HeadRow, MonthName } from './chart-shapes.js';

/** Width below which days show no weekday, and below which only Mondays show their number. */
const WEEKDAY_FROM = 24;
const NUMBER_FROM = 20;

interface ChartHeadProps {
  readonly window: ChartWindow;
  readonly night: number;
  readonly nights: readonly [number, number];
  readonly labelWidth: number;
  readonly today: string;
  readonly berths: number;
}

/** The days above the chart. In a season, the months are above the Mondays. */
export const ChartHead = memo(function ChartHead(props: ChartHeadProps) {
  const { window, night, nights, labelWidth, today, berths } = props;
  const { t } = useTranslation('plan');
  const { weekday, dateLong, month } = useFormats();
  const [from, to] = nights;
  const days = Array.from({ length: to - from }, (_, at) => ({
    night: from + at,
    day: addDays(window.start, from + at),
  }));
  const months = window.zoom === 'season' ? monthsOf(window) : [];
  return (
    <HeadRow role="row" aria-rowindex={1} style={{ width: labelWidth + window.nights * night }}>
      <Corner role="columnheader" aria-colindex={1} style={{ width: labelWidth }}>
        {t('berthsShown', { count: berths })}
      </Corner>
      {months.map(({ month: name, from: first, nights: count }) => (
        <MonthName key={name} aria-hidden="true" style={{ left: labelWidth + first * night, width: count * night }}>
          {month(name)}
        </MonthName>
      ))}
      {days.map(({ night: at, day }) => (
        <Day
          key={day}
          role="columnheader"
          aria-colindex={at + 2}
          data-weekend={isWeekend(day) || undefined}
          data-today={day === today || undefined}
          data-line={(night < NUMBER_FROM && day.endsWith('-01')) || undefined}
          style={{
            left: labelWidth + at * night,
            width: night < NUMBER_FROM && weekdayOf(day) === 0 ? night * 3 : night,
            ...(months.length > 0 ? { top: 22 } : {}),
          }}
        >
          <Unseen>{`${weekday(day)} ${dateLong(day)}`}</Unseen>
          {night >= WEEKDAY_FROM && <span aria-hidden="true">{weekday(day).slice(0, night > 70 ? 3 : 2)}</span>}
          {(night >= NUMBER_FROM || weekdayOf(day) === 0) && <strong aria-hidden="true">{Number(day.slice(8))}</strong>}
        </Day>
      ))}
    </HeadRow>
  );
});
