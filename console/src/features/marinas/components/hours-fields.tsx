import { useTranslation } from 'react-i18next';
import type { MarinaProfile } from '../../../../../contracts/marinas/profile.js';
import { halfHours, type Weekday, weekdays } from '../../../../../contracts/marinas/vocabulary.js';
import { SelectInput } from '../../../ui/fields/select-input.js';
import { TickInput } from '../../../ui/fields/tick-input.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';

type Hours = MarinaProfile['opening_hours'];

const Day = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(80px, 1fr) minmax(72px, 120px) minmax(72px, 120px)',
  alignItems: 'center',
  gap: 8,
  minHeight: 40,
  '@media (max-width: 400px)': {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: '2px 8px',
    '& + &': { marginTop: 10 },
    '& > :first-child': { gridColumn: '1 / -1' },
  },
});

interface HoursFieldsProps {
  value: Hours;
  onChange: (value: Hours) => void;
  /** The error of the closing time by day, as words. */
  errors: Readonly<Partial<Record<Weekday, string>>>;
}

/** The opening hours by day of the week; a day without hours is closed. */
export function HoursFields({ value, onChange, errors }: HoursFieldsProps) {
  const { t } = useTranslation('marinas');
  const times = halfHours.map((time) => ({ value: time, label: time }));
  const byDay = new Map(value.map((open) => [open.day, open]));
  const set = (day: Weekday, hours: Pick<Hours[number], 'opens' | 'closes'> | null) =>
    onChange(
      weekdays.flatMap((each) => {
        const open = each === day ? hours && { day, ...hours } : byDay.get(each);
        return open == null ? [] : [open];
      }),
    );
  return (
    <div>
      {weekdays.map((day) => {
        const open = byDay.get(day);
        const name = t(`day_${day}`);
        return (
          <Day key={day}>
            <TickInput
              look="check"
              label={t('openOn', { day: name })}
              value={open !== undefined}
              onChange={(on) => set(day, on === true ? { opens: '08:00', closes: '18:00' } : null)}
            >
              {name}
            </TickInput>
            {open === undefined ? (
              <span style={{ gridColumn: 'span 2', color: role.ink2 }}>{t('closed')}</span>
            ) : (
              <>
                <SelectInput
                  label={t('opensAt', { day: name })}
                  labelHidden
                  value={open.opens}
                  options={times}
                  onChange={(opens) => set(day, { ...open, opens: opens ?? open.opens })}
                />
                <SelectInput
                  label={t('closesAt', { day: name })}
                  labelHidden
                  value={open.closes}
                  options={times}
                  error={errors[day]}
                  onChange={(closes) => set(day, { ...open, closes: closes ?? open.closes })}
                />
              </>
            )}
          </Day>
        );
      })}
    </div>
  );
}
