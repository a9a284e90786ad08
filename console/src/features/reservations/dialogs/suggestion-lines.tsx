import { Stack } from '../../../ui/layout/stack.js';
import { styled } from '../../../ui/theme/styled.js';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CloseIcon } from '../../../ui/icons.js';
import { Button } from '../../../ui/buttons/button.js';
import { IconButton } from '../../../ui/buttons/icon-button.js';
import { DateRangeInput } from '../../../ui/fields/date-range-input.js';
import { differs } from '../../../lib/forms/differs.js';
import { useFieldWords } from '../../../lib/i18n/use-problem-words.js';
import type { ReservationDetail } from '../../../../../contracts/reservations/detail.js';
import { nightsBetween } from '../../../../../contracts/vocabulary/dates.js';
import { useMay } from '../../../lib/session/may.js';
import { reservationPriceCalls } from '../../../../../contracts/reservations/price-calls.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useOfferedPrice } from './use-offered-price.js';
import { FreeBerths, NearestWeeks } from './free-berths.js';
import { distinctRanges, emptyLine, isComplete, MOST_SUGGESTIONS, type SuggestionLine } from './suggestion-rules.js';
import { availabilityCalls } from '../../../../../contracts/berths/availability-calls.js';

/** Below both dates of a line, and as wide as the line. */
const Below = styled('div')({ display: 'grid', gap: 8, gridColumn: '1 / -1' });

interface SuggestionLinesProps {
  readonly reservation: ReservationDetail;
  readonly lines: readonly SuggestionLine[];
  readonly today: string;
  readonly disabled: boolean;
  readonly onChange: (lines: readonly SuggestionLine[]) => void;
}

/**
 * The stays to suggest, each with arrival, departure and the berths that are free then. The last line cannot be removed.
 */
export function SuggestionLines({ reservation, lines, today, disabled, onChange }: SuggestionLinesProps) {
  const { t } = useTranslation('reservations/side');
  const fieldWords = useFieldWords();
  const showsBerths = useMay(availabilityCalls.listMatchedBerths.access);
  const arrivals = useRef<(HTMLElement | null)[]>([]);
  const replace = (at: number, stay: SuggestionLine) =>
    onChange(lines.map((one, index) => (index === at ? stay : one)));
  return (
    <>
      {lines.map((line, index) => {
        const { start_date, end_date } = line;
        const number = index + 1;
        const turned = start_date !== '' && end_date !== '' && nightsBetween(start_date, end_date) < 1;
        return (
          <Stack gap={8} align="end" columns="minmax(0, 1fr) auto" key={index}>
            <DateRangeInput
              label={t('suggestion', { number })}
              startField={{
                label: t('suggestionArrival', { number }),
                inputRef: (element) => {
                  arrivals.current[index] = element;
                },
              }}
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
            {isComplete(line, today) && <PriceOfLine reservation={reservation} line={line} />}
            {showsBerths && (
              <Below>
                <BerthsOfLine
                  reservation={reservation}
                  line={line}
                  today={today}
                  taken={distinctRanges(lines)}
                  disabled={disabled}
                  onPick={(week) => {
                    replace(index, week);
                    // The button of the week goes away with the click.
                    arrivals.current[index]?.focus();
                  }}
                />
              </Below>
            )}
          </Stack>
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

/** The price that the boater is offered with the dates. */
function PriceOfLine({ reservation, line }: Pick<BerthsOfLineProps, 'reservation' | 'line'>) {
  const priceWords = useOfferedPrice();
  const { data } = useLoad(
    reservationPriceCalls.priceDates,
    { reservation_id: reservation.id, ...line },
    {
      topics: [{ topic: 'pricing' }, { topic: 'reservations', ids: [reservation.id] }],
    },
  );
  return <Below aria-live="polite">{data !== undefined && priceWords(data)}</Below>;
}

interface BerthsOfLineProps {
  readonly reservation: ReservationDetail;
  readonly line: SuggestionLine;
  readonly today: string;
  readonly taken: readonly SuggestionLine[];
  readonly disabled: boolean;
  readonly onPick: (week: SuggestionLine) => void;
}

/** An empty line offers weeks near the requested stay; one date alone, or dates in the past, show nothing. */
function BerthsOfLine({ reservation, line, ...props }: BerthsOfLineProps) {
  const { start_date, end_date } = reservation;
  const key = `${line.start_date} ${line.end_date}`;
  if (isComplete(line, props.today)) return <FreeBerths key={key} {...props} reservation={reservation} around={line} />;
  if (differs(line, emptyLine)) return null;
  return <NearestWeeks {...props} reservation={reservation} around={{ start_date, end_date }} />;
}
