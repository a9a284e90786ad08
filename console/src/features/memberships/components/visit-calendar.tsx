import { use } from 'react';
import { DayPicker, type DateRange } from 'react-day-picker';
import { useTranslation } from 'react-i18next';
import { oneYearBefore } from '../../../../../contracts/memberships/rules/one-year-from.js';
import { addDays } from '../../../../../contracts/vocabulary/dates.js';
import { calendarLocale } from '../../../ui/fields/calendar-locale.js';
import { CalendarShape } from '../../../ui/fields/calendar-shape.js';
import { dateOf, dayOf } from '../../../ui/fields/day-text.js';
import { media } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { useNarrow } from '../../../ui/theme/use-narrow.js';
import type { ShownCard } from '../model/shown-card.js';
import { lastNight, nightsOfVisit, type Visit } from '../model/visit-nights.js';

const Shape = styled(CalendarShape)({
  '& .rdp-months': { gap: 28, width: 'fit-content' },
  '& .rdp-day_button': { width: 34, height: 34, [media.touch]: { width: 44, height: 44 } },
  '& .quay-stay': { backgroundColor: role.seaSoft },
  '& .quay-redeemed .rdp-day_button': { textDecoration: 'line-through', position: 'relative' },
  '& .quay-redeemed .rdp-day_button::after': {
    content: '""',
    position: 'absolute',
    insetInline: 'calc(50% - 2px)',
    bottom: 3,
    width: 4,
    height: 4,
    borderRadius: 2,
    backgroundColor: 'currentColor',
  },
});
const Key = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '6px 16px', fontSize: 12, color: role.ink2 });
const Swatch = styled('span')({
  display: 'inline-block',
  width: 12,
  height: 12,
  borderRadius: 3,
  marginRight: 6,
  verticalAlign: -2,
});

interface VisitCalendarProps {
  readonly shown: Pick<ShownCard, 'today' | 'stays' | 'redeemed_dates'>;
  readonly visit: Visit;
  /** Null: the calendar is for reading only. */
  readonly onChoose: ((visit: Visit) => void) | null;
}

/** The nights of the past year: redeemed, of a stay, and chosen. The first click is the first night, the second the last. */
export function VisitCalendar({ shown, visit, onChoose }: VisitCalendarProps) {
  const { t, i18n } = useTranslation('memberships');
  const locale = use(calendarLocale(i18n.language));
  const narrow = useNarrow();
  const { today, stays, redeemed_dates } = shown;
  const first = oneYearBefore(today);
  const last = lastNight(today);
  const nights = nightsOfVisit(visit);
  const [from] = nights;
  const to = nights.at(-1);
  const selected: DateRange | undefined =
    from === undefined || to === undefined ? undefined : { from: dateOf(from), to: dateOf(to) };
  const redeemed = redeemed_dates.map(dateOf);
  const choose = (range: DateRange | undefined) => {
    if (range?.from === undefined) {
      onChoose?.({ start_date: null, end_date: null });
      return;
    }
    const end_date = addDays(dayOf(range.to ?? range.from), 1);
    onChoose?.({ start_date: dayOf(range.from), end_date });
  };
  const outside = [{ before: dateOf(first) }, { after: dateOf(last) }];
  // Nights outside the holder's stays are typed into the fields, for a visit that is not on record.
  const ofStays = new Set(stays.flatMap(nightsOfVisit));
  const offStay = stays.length === 0 ? [] : [(date: Date) => !ofStays.has(dayOf(date))];
  return (
    <>
      <Shape role="group" aria-label={t('calendarLabel')}>
        <DayPicker
          mode="range"
          locale={locale}
          weekStartsOn={1}
          numberOfMonths={narrow ? 1 : 2}
          defaultMonth={dateOf(narrow ? last : addDays(last, -28))}
          startMonth={dateOf(first)}
          endMonth={dateOf(today)}
          excludeDisabled
          selected={selected}
          disabled={onChoose === null ? true : [...outside, ...redeemed, ...offStay]}
          modifiers={{
            redeemed,
            stay: stays.flatMap((stay) => nightsOfVisit(stay).map(dateOf)),
          }}
          modifiersClassNames={{ redeemed: 'quay-redeemed', stay: 'quay-stay' }}
          onSelect={choose}
        />
      </Shape>
      <Key>
        <span>
          <Swatch style={{ backgroundColor: role.sea }} />
          {t('keyChosen')}
        </span>
        {stays.length > 0 && (
          <span>
            <Swatch style={{ backgroundColor: role.seaSoft, outline: `1px solid ${role.line}` }} />
            {t('keyStay')}
          </span>
        )}
        <span style={{ textDecoration: 'line-through' }}>{t('keyRedeemed')}</span>
      </Key>
    </>
  );
}
