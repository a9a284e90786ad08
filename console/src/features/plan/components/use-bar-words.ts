import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.js';
import { type ChartBar, NEVER_BEGAN, OPEN_END } from '../model/chart-bar.js';

export interface BarWords {
  /** The boat's name, or what stands for it. */
  readonly boat: (bar: ChartBar) => string;
  /** The text on the bar: "Ondine, payment due". */
  readonly label: (bar: ChartBar) => string;
  /** The nights as dates: "12 to 18 July 2027". */
  readonly dates: (start: string, end: string) => string;
  /** Everything about a bar, for screen readers: "Ondine, payment due, 8 to 11 July 2027, B12". */
  readonly name: (bar: ChartBar, berths: string) => string;
  /** An empty night, for screen readers: "A3, free, 12 July 2027". */
  readonly empty: (night: string, berth: string) => string;
}

/** The texts of bars. */
export function useBarWords(): BarWords {
  const { t } = useTranslation('plan');
  const { dateRange, dateLong, dayMonth } = useFormats();
  const boat = useCallback((bar: ChartBar): string => bar.boat ?? t('trade:unnamedBoat'), [t]);
  const label = useCallback(
    (bar: ChartBar): string => {
      const named = boat(bar);
      switch (bar.look) {
        case 'booked':
        case 'over':
          return bar.alsoOn.length === 0 ? named : t('barExtended', { boat: named, count: bar.alsoOn.length + 1 });
        case 'payment_due':
        case 'our_move':
        case 'offer_open':
        case 'overdue':
        case 'resident':
        case 'away':
          return t(`bar_${bar.look}`, { boat: named });
        case 'out_of_service':
          return t('bar_out_of_service');
      }
    },
    [boat, t],
  );
  const dates = useCallback(
    (start: string, end: string): string =>
      end === OPEN_END ? t('fromOn', { date: dateLong(start) }) : dateRange(start, end),
    [t, dateRange, dateLong],
  );
  const name = useCallback(
    (bar: ChartBar, berths: string): string => {
      if (bar.kind === 'CLOSED') {
        const always = bar.start === NEVER_BEGAN;
        return always
          ? t('closedName', { berth: berths })
          : t('closedNights', { berth: berths, dates: dates(bar.start, bar.end) });
      }
      const look = bar.look === 'booked' || bar.look === 'over' ? t(`look_${bar.look}`) : null;
      const closes = bar.closed === undefined ? null : t('berthClosesOn', { date: dayMonth(bar.closed.start) });
      return [label(bar), look, dates(bar.start, bar.end), berths, closes].filter((part) => part !== null).join(', ');
    },
    [label, dates, dayMonth, t],
  );
  const empty = useCallback(
    (night: string, berth: string) => t('emptyNight', { berth, date: dateLong(night) }),
    [t, dateLong],
  );
  return useMemo(() => ({ boat, label, dates, name, empty }), [boat, label, dates, name, empty]);
}
