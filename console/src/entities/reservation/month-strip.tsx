import dayjs from 'dayjs';
import { statusColours, type StatusKind } from '../../ui/status/status-kind.js';
import { role } from '../../ui/theme/role.js';

const DAY = 3.5;

interface MonthStripProps {
  /** The month shown, as `YYYY-MM`. */
  month: string;
  /** First night and day of departure, as `YYYY-MM-DD`. */
  start: string;
  end: string;
  kind: StatusKind;
  /** Text for screen readers. Omit it if the dates are written beside the strip. */
  label?: string;
}

/** A month as a row of days that marks the nights of one stay. A column of strips shows where stays overlap. */
export function MonthStrip({ month, start, end, kind, label }: MonthStripProps) {
  const first = dayjs(month);
  const days = first.daysInMonth();
  const from = Math.max(0, dayjs(start).diff(first, 'day'));
  const to = Math.min(days, dayjs(end).diff(first, 'day'));
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg width={days * DAY} height={16} viewBox={`0 0 ${days * DAY} 16`} {...named} style={{ display: 'block' }}>
      <line
        x1={0}
        x2={days * DAY}
        y1={8}
        y2={8}
        stroke={role.lineStrong}
        strokeWidth={3}
        strokeDasharray={`${DAY - 1.5} 1.5`}
      />
      {to > from && (
        <rect
          data-part="stay"
          x={from * DAY}
          y={4}
          width={(to - from) * DAY}
          height={8}
          rx={Math.min(2.5, ((to - from) * DAY) / 2)}
          fill={statusColours[kind].on}
        />
      )}
    </svg>
  );
}
