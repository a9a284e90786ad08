import { useTranslation } from 'react-i18next';
import { addDays } from '../../../../../contracts/vocabulary/dates.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Button } from '../../../ui/buttons/button.js';
import { IconButton } from '../../../ui/buttons/icon-button.js';
import { DateInput } from '../../../ui/fields/date-input.js';
import { BackIcon, ForwardIcon } from '../../../ui/icons.js';
import { media, type as text } from '../../../ui/theme/measures.js';
import { styled } from '../../../ui/theme/styled.js';

const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 4,
  '& > b': { ...text.strong, minWidth: 176, textAlign: 'center' },
  [media.phone]: { width: '100%', '& > b': { minWidth: 0, flex: 1 } },
  '@media print': { '& > *:not(b)': { display: 'none' } },
});

const Day = styled('div')({ width: 150 });

interface DateStepperProps {
  readonly date: string;
  readonly today: string;
  /** Null: today. */
  readonly onDate: (date: string | null) => void;
}

/** The night that the map shows, with its neighbours one click away. */
export function DateStepper({ date, today, onDate }: DateStepperProps) {
  const { t } = useTranslation('map');
  const formats = useFormats();
  const go = (day: string | null): void => onDate(day === today ? null : day);
  const day = formats.dateShort(date, Number(today.slice(0, 4)));
  return (
    <Line>
      <IconButton icon={<BackIcon />} label={t('previousNight')} onClick={() => go(addDays(date, -1))} />
      <b aria-live="polite">{date === today ? t('tonightDate', { date: day }) : day}</b>
      <IconButton icon={<ForwardIcon />} label={t('nextNight')} onClick={() => go(addDays(date, 1))} />
      <Day>
        <DateInput
          label={t('date')}
          labelHidden
          value={date}
          onChange={(chosen) => {
            if (chosen != null) go(chosen);
          }}
        />
      </Day>
      {date !== today && (
        <Button kind="quiet" size="small" onClick={() => go(null)}>
          {t('today')}
        </Button>
      )}
    </Line>
  );
}
