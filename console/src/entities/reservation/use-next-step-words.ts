import { useTranslation } from 'react-i18next';
import { useFormats } from '../../lib/format/use-formats.js';
import { needsYear } from './near-date.js';
import { nextStep, type NextStepFacts } from './next-step.js';

/** Returns the next step of a reservation as a short text for a row. */
export function useNextStepWords(): (row: NextStepFacts) => string {
  const { t } = useTranslation('entities/reservation');
  const formats = useFormats();
  const today = formats.today();
  const day = (date: string) => {
    const short = formats.dateSpan(date, date);
    // The line must not break between a day and its month.
    return (needsYear(date, today) ? `${short} ${date.slice(0, 4)}` : short).replaceAll(' ', '\u00a0');
  };
  return (row) => {
    const step = nextStep(row, { now: Date.now(), today });
    if ('place' in step) return t(step.word, { place: formats.ordinal(step.place) });
    if ('hours' in step) return t(step.word, { hours: step.hours });
    // A deadline at midnight is shown as the day before.
    if ('at' in step) return t(step.word, { date: day(formats.dayOf(Date.parse(step.at) - 1)) });
    if ('on' in step) return t(step.word, { date: day(step.on) });
    return t(step.word);
  };
}
