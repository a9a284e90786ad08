import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useMarina } from '../../../lib/session/session.js';
import { useNow } from '../../../lib/time/use-now.js';
import { ChoiceRow, ChoicesHead } from '../../../ui/fields/choice-rows.js';
import { DateInput } from '../../../ui/fields/date-input.js';
import { SelectInput } from '../../../ui/fields/select-input.js';
import { Card } from '../../../ui/page/card.js';
import { styled } from '../../../ui/theme/styled.js';
import { instantIn, proposedTime, timesAhead } from '../model/tell-time.js';

const When = styled('div')({ display: 'grid', gap: 10, padding: '4px 16px 14px' });

/** When people are told: a day, and a time of the marina; null: at once. */
export interface LaterTelling {
  readonly day: string;
  /** `HH:MM`; null: the day has none any more. */
  readonly time: string | null;
}

interface TellingTimeProps {
  readonly later: LaterTelling | null;
  readonly onLater: (later: LaterTelling | null) => void;
  readonly today: string;
}

/** Asks when the people of a closure are told. */
export function TellingTime({ later, onLater, today }: TellingTimeProps) {
  const { t } = useTranslation('closures');
  const { instant } = useFormats();
  const { time_zone } = useMarina();
  const now = new Date(useNow(60_000)).toISOString();
  const on = (day: string): LaterTelling => ({ day, time: proposedTime(timesAhead(time_zone, day, now)) });
  const times = later === null ? [] : timesAhead(time_zone, later.day, now);
  return (
    <Card as="section" aria-label={t('trade:when')} style={{ overflow: 'hidden' }}>
      <ChoicesHead>{t('trade:when')}</ChoicesHead>
      <div role="radiogroup" aria-label={t('trade:when')}>
        <ChoiceRow>
          <input type="radio" name="when told" checked={later === null} onChange={() => onLater(null)} />
          <span>
            <b>{t('tellNow')}</b>
          </span>
        </ChoiceRow>
        <ChoiceRow>
          <input type="radio" name="when told" checked={later !== null} onChange={() => onLater(on(today))} />
          <span>
            <b>{t('tellLater')}</b>
            {later !== null && later.time !== null && (
              <small>{t('toldAt', { when: instant(instantIn(time_zone, later.day, later.time)) })}</small>
            )}
          </span>
        </ChoiceRow>
      </div>
      {later !== null && (
        <When>
          <DateInput
            label={t('trade:day')}
            required
            min={today}
            value={later.day}
            onChange={(day) => onLater(on(day ?? today))}
          />
          <SelectInput
            label={t('tellTime')}
            value={later.time}
            options={times.map((time) => ({ value: time, label: time }))}
            onChange={(time) => onLater({ ...later, time: time ?? null })}
          />
        </When>
      )}
    </Card>
  );
}
