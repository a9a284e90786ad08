import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.js';
import { type DateChoice, wholeMonth } from '../model/date-choice.js';
import type { LengthChoice } from '../../../entities/vessel/length-choice.js';
import { useLengthWords } from '../../../entities/vessel/use-length-words.js';
import { presetWords } from '../model/row-keys.js';
import { chosenOf } from '../model/status-choices.js';
import { useChoiceWords } from './use-choice-words.js';
import type { DisplayedStatus } from '../../../../../contracts/vocabulary/reservation-words.js';

/** The text of a filter's chip; null while the filter is off. */
export function useFilterWords() {
  const { t } = useTranslation('reservation-list');
  const choiceWords = useChoiceWords();
  const formats = useFormats();
  const lengths = useLengthWords();

  const chip = (name: string, value: string | null) => (value === null ? null : t('chip', { name, value }));

  function period(choice: DateChoice): string {
    const { preset, from, to } = choice;
    if (preset !== undefined) return t(presetWords[preset]);
    const month = wholeMonth(choice);
    if (month !== null) return formats.month(month);
    if (from !== undefined && to !== undefined) return formats.dateRange(from, to);
    if (from !== undefined) return t('trade:fromDate', { date: formats.dateLong(from) });
    return to === undefined ? '' : t('periodTo', { date: formats.dateLong(to) });
  }

  return {
    dates: (name: string, choice: DateChoice | null) => chip(name, choice === null ? null : period(choice)),
    lengths: (name: string, choice: LengthChoice | null) => chip(name, choice === null ? null : lengths(choice)),
    statuses: (name: string, statuses: readonly DisplayedStatus[]) => {
      if (statuses.length === 0) return null;
      const [choice, ...more] = chosenOf(statuses);
      const one = choice !== undefined && more.length === 0 && choice.statuses.length === statuses.length;
      return chip(name, one ? choiceWords(choice) : t('chosenMany', { number: more.length + 1 }));
    },
    /** The chip of a filter by named values: one is shown by its name, several as a number. */
    names: (name: string, names: readonly string[]) =>
      chip(
        name,
        names.length === 0 ? null : names.length === 1 ? (names[0] ?? '') : t('chosenMany', { number: names.length }),
      ),
  };
}
