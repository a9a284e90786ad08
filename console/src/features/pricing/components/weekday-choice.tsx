import { useTranslation } from 'react-i18next';
import { media, radius } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';
import { useEditing } from '../model/editing-context.js';
import { toggled } from '../model/toggled.js';
import { weekdayName } from '../model/weekday-names.js';

const Days = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  gap: 3,
  maxWidth: 340,
});
const Day = styled('label')({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: 28,
  fontSize: 12,
  fontWeight: 600,
  color: role.ink2,
  border: `1px solid ${role.edge}`,
  borderRadius: radius.control,
  cursor: 'pointer',
  '&:has(:checked)': { backgroundColor: role.seaSoft, color: role.seaStrong, borderColor: role.sea },
  '&:has(:focus-visible)': { outline: `2px solid ${role.sea}`, outlineOffset: 1 },
  '&:has(:disabled)': { cursor: 'not-allowed' },
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
  [media.touch]: { minHeight: 44 },
});

interface WeekdayChoiceProps {
  label: string;
  /** 1 is Monday. */
  days: readonly number[];
  error?: string | undefined;
  onChange: (days: number[]) => void;
}

/** Days of the week, any number of them. */
export function WeekdayChoice({ label, days, error, onChange }: WeekdayChoiceProps) {
  const { i18n } = useTranslation('pricing');
  const { locked } = useEditing();
  return (
    <div>
      <Days role="group" aria-label={label}>
        {[1, 2, 3, 4, 5, 6, 7].map((day) => (
          <Day key={day}>
            <input
              type="checkbox"
              checked={days.includes(day)}
              disabled={locked}
              onChange={() => onChange(toggled(days, day).toSorted((one, other) => one - other))}
            />
            {weekdayName(day, i18n.language)}
          </Day>
        ))}
      </Days>
      {error !== undefined && (
        <div role="alert" style={{ color: role.wrong.on, fontSize: 12 }}>
          {error}
        </div>
      )}
    </div>
  );
}
