import { useTranslation } from 'react-i18next';
import { addDays } from '../../../../../contracts/vocabulary/dates.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { Button } from '../../../ui/buttons/button.js';
import { IconButton } from '../../../ui/buttons/icon-button.js';
import { DateButton } from '../../../ui/fields/date-button.js';
import { BackIcon, ForwardIcon } from '../../../ui/icons.js';
import { OnPaper } from '../../../ui/page/on-paper.js';
import { media, type as text } from '../../../ui/theme/measures.js';
import { role } from '../../../ui/theme/role.js';
import { styled } from '../../../ui/theme/styled.js';

const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 4,
  [media.phone]: { width: '100%' },
  '@media print': { '& > *:not([data-night])': { display: 'none' } },
});

const Night = styled('span')({
  minWidth: 176,
  textAlign: 'center',
  '& button': { ...text.strong, color: role.ink, whiteSpace: 'nowrap' },
  [media.phone]: { minWidth: 0, flex: 1, '& button': { whiteSpace: 'normal' } },
});

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
      <Night aria-live="polite" data-night="">
        <DateButton label={t('date')} value={date} onChange={go}>
          {date === today ? t('tonightDate', { date: day }) : day}
        </DateButton>
        <OnPaper aria-hidden="true">{formats.dateLong(date)}</OnPaper>
      </Night>
      <IconButton icon={<ForwardIcon />} label={t('nextNight')} onClick={() => go(addDays(date, 1))} />
      {date !== today && (
        <Button kind="quiet" size="small" onClick={() => go(null)}>
          {t('trade:today')}
        </Button>
      )}
    </Line>
  );
}
