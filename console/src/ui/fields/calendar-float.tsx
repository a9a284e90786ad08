import { use, useState } from 'react';
import { DayPicker, type DateRange } from 'react-day-picker';
import { useTranslation } from 'react-i18next';
import { Float } from '../floats/float.js';
import { useNarrow } from '../theme/use-narrow.js';
import { calendarLocale } from './calendar-locale.js';
import { CalendarShape } from './calendar-shape.js';
import { dateOf, dayOf, type Day } from './day-text.js';

interface Limits {
  anchor: HTMLElement | null;
  onClose: () => void;
  label: string;
  min?: Day | undefined;
  max?: Day | undefined;
}

function limits(min: Day | undefined, max: Day | undefined) {
  return [
    ...(min === undefined ? [] : [{ before: dateOf(min) }]),
    ...(max === undefined ? [] : [{ after: dateOf(max) }]),
  ];
}

/** The range of months to browse; without limits, from any birthday to a distant expiry date. */
function months(min: Day | undefined, max: Day | undefined) {
  const year = new Date().getFullYear();
  return {
    startMonth: min === undefined ? new Date(year - 110, 0) : dateOf(min),
    endMonth: max === undefined ? new Date(year + 20, 11) : dateOf(max),
  };
}

interface OneDayProps extends Limits {
  value: Day | null;
  onPick: (day: Day) => void;
}

/** A month calendar for one day. Month and year can be selected directly, for birthdays and expiry dates. */
export function OneDayFloat({ anchor, onClose, label, min, max, value, onPick }: OneDayProps) {
  const { i18n } = useTranslation('ui');
  const locale = use(calendarLocale(i18n.language));
  const chosen = value === null ? undefined : dateOf(value);
  return (
    <Float anchor={anchor} onClose={onClose} label={label}>
      <CalendarShape>
        <DayPicker
          mode="single"
          required
          autoFocus
          locale={locale}
          weekStartsOn={1}
          captionLayout="dropdown"
          navLayout="around"
          selected={chosen}
          disabled={limits(min, max)}
          {...months(min, max)}
          {...(chosen === undefined ? {} : { defaultMonth: chosen })}
          onSelect={(date: Date) => {
            onPick(dayOf(date));
            onClose();
          }}
        />
      </CalendarShape>
    </Float>
  );
}

interface StayProps extends Limits {
  start: Day | null;
  end: Day | null;
  onPick: (start: Day, end: Day) => void;
}

/** Two months (one on a phone) for choosing a stay: the first click is the arrival, the second the departure. */
export function StayFloat({ anchor, onClose, label, min, max, start, end, onPick }: StayProps) {
  const { i18n } = useTranslation('ui');
  const locale = use(calendarLocale(i18n.language));
  const narrow = useNarrow();
  const [range, setRange] = useState<DateRange | undefined>(
    start === null ? undefined : { from: dateOf(start), to: end === null ? undefined : dateOf(end) },
  );
  return (
    <Float anchor={anchor} onClose={onClose} label={label}>
      <CalendarShape>
        <DayPicker
          mode="range"
          autoFocus
          resetOnSelect
          min={1}
          locale={locale}
          weekStartsOn={1}
          numberOfMonths={narrow ? 1 : 2}
          selected={range}
          disabled={limits(min, max)}
          {...months(min, max)}
          {...(start === null ? {} : { defaultMonth: dateOf(start) })}
          onSelect={(next: DateRange | undefined) => {
            setRange(next);
            if (next?.from === undefined || next.to === undefined) return;
            onPick(dayOf(next.from), dayOf(next.to));
            onClose();
          }}
        />
      </CalendarShape>
    </Float>
  );
}
