import { useTranslation } from 'react-i18next';
import type { ReservationRow } from '../../../../../contracts/reservations/list.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { shownStatus, type StatusFacts } from '../model/list-status.js';
import { needsYear } from '../model/near-date.js';
import { nextStep, type NextStepFacts } from '../model/next-step.js';
import { labelWords } from '../model/row-keys.js';

/** What rows say in the language of the person who reads them. */
export function useRowWords() {
  const { t } = useTranslation('reservation-list');
  const formats = useFormats();
  const today = formats.today();
  const day = (date: string) => {
    const short = formats.dateSpan(date, date);
    // A day is not torn from its month at the end of a line.
    return (needsYear(date, today) ? `${short} ${date.slice(0, 4)}` : short).replaceAll(' ', '\u00a0');
  };

  function next(row: NextStepFacts): string {
    const step = nextStep(row, { now: Date.now(), today });
    if ('place' in step) return t(step.word, { place: formats.ordinal(step.place) });
    if ('hours' in step) return t(step.word, { hours: step.hours });
    // A deadline at midnight ends the day before.
    if ('at' in step) return t(step.word, { date: day(formats.dayOf(Date.parse(step.at) - 1)) });
    if ('on' in step) return t(step.word, { date: day(step.on) });
    return t(step.word);
  }

  return {
    next,
    /** The mark of the status and what it is called. */
    status: (row: StatusFacts) => {
      const { kind, word } = shownStatus(row);
      return { kind, label: t(word) };
    },
    /** The short word that the specification has the lists print. */
    stage: (row: Pick<ReservationRow, 'status_label'>) => t(labelWords[row.status_label]),
    boater: ({ boater }: Pick<ReservationRow, 'boater'>) =>
      `${boater.first_name} ${boater.last_name}`.trim() || t('noName'),
    boat: ({ vessel }: Pick<ReservationRow, 'vessel'>) => vessel.name || t('noName'),
    /** The nights of a stay, with the year where it is not plain. */
    nights: ({ nights, start_date }: Pick<ReservationRow, 'nights' | 'start_date'>) =>
      needsYear(start_date, today) ? `${formats.nights(nights)}, ${start_date.slice(0, 4)}` : formats.nights(nights),
  };
}
export type RowWords = ReturnType<typeof useRowWords>;
