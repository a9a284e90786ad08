import { styled } from '../../../ui/theme/styled.js';
import { useTranslation } from 'react-i18next';
import { CloseIcon } from '../../../ui/icons.js';
import { Button } from '../../../ui/buttons/button.js';
import { IconButton } from '../../../ui/buttons/icon-button.js';
import { DateRangeInput } from '../../../ui/fields/date-range-input.js';
import { useFieldWords } from '../../../lib/i18n/use-problem-words.js';
import { nightsBetween } from '../../../../../contracts/vocabulary/dates.js';
import { emptyLine, MOST_SUGGESTIONS, type SuggestionLine } from './suggestion-rules.js';

const Line = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 8,
  alignItems: 'end',
});

interface SuggestionLinesProps {
  readonly lines: readonly SuggestionLine[];
  readonly today: string;
  readonly disabled: boolean;
  readonly onChange: (lines: readonly SuggestionLine[]) => void;
}

/** The stays to suggest, each with arrival and departure. The last line cannot be removed. */
export function SuggestionLines({ lines, today, disabled, onChange }: SuggestionLinesProps) {
  const { t } = useTranslation('reservations/side');
  const fieldWords = useFieldWords();
  const replace = (at: number, line: SuggestionLine) =>
    onChange(lines.map((one, index) => (index === at ? line : one)));
  return (
    <>
      {lines.map(({ start_date, end_date }, index) => {
        const number = index + 1;
        const turned = start_date !== '' && end_date !== '' && nightsBetween(start_date, end_date) < 1;
        return (
          <Line key={index}>
            <DateRangeInput
              label={t('suggestion', { number })}
              startField={{ label: t('suggestionArrival', { number }) }}
              endField={{
                label: t('suggestionDeparture', { number }),
                error: turned ? fieldWords('reservation_minOneNight') : undefined,
              }}
              value={{ start: start_date || null, end: end_date || null }}
              min={today}
              disabled={disabled}
              onChange={({ start, end }) => replace(index, { start_date: start ?? '', end_date: end ?? '' })}
            />
            {lines.length > 1 && (
              <IconButton
                label={t('removeSuggestion', { number })}
                icon={<CloseIcon />}
                disabled={disabled}
                onClick={() => onChange(lines.filter((_line, at) => at !== index))}
              />
            )}
          </Line>
        );
      })}
      <div style={{ marginLeft: -10 }}>
        <Button
          kind="quiet"
          disabled={disabled}
          disabledReason={lines.length >= MOST_SUGGESTIONS ? t('mostSuggestions', { count: MOST_SUGGESTIONS }) : null}
          onClick={() => onChange([...lines, emptyLine])}
        >
          {t('addSuggestion')}
        </Button>
      </div>
    </>
  );
}
