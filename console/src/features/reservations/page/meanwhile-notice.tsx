import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../../lib/api/api-error.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { ConflictNotice } from '../../../ui/conflict-notice.js';
import type { Difference } from '../model/changes.js';
import { fieldWords } from '../model/field-words.js';
import { meaningOf } from '../model/value-meaning.js';
import { useLastChange } from '../../../entities/reservation/use-last-change.js';

interface MeanwhileNoticeProps {
  readonly reservationId: string;
  /** The refusal that reported the change; null where a hint from the server arrived first. */
  readonly stale: ApiError | null;
  readonly differences: readonly Difference[];
  readonly onTakeTheirs: () => void;
  readonly onKeepMine: () => void;
}

/**
 * Another user changed the reservation during editing. The notice shows the user and the changes, and staff choose the
 * version to keep.
 */
export function MeanwhileNotice({ reservationId, stale, differences, onTakeTheirs, onKeepMine }: MeanwhileNoticeProps) {
  const { t } = useTranslation(['reservations', 'entities/boater', 'entities/price', 'entities/vessel']);
  const { instant } = useFormats();
  const valueWords = useValueWords();
  const told = useLastChange(reservationId, stale === null && differences.length > 0);
  if (stale === null && differences.length === 0) return null;
  const refusal = stale?.changes.at(-1);
  const last = refusal === undefined ? told : { by: refusal.by.name ?? t('trade:someone'), at: refusal.at };
  return (
    <ConflictNotice
      by={last?.by ?? null}
      when={last === null ? undefined : instant(last.at)}
      differences={differences.map(({ path, mine, theirs }) => ({
        field: t(fieldWords(path)),
        before: valueWords(path, mine),
        now: valueWords(path, theirs),
      }))}
      onTakeTheirs={onTakeTheirs}
      onKeepMine={onKeepMine}
    />
  );
}

/** Returns the readable text of a value in the form. */
function useValueWords(): (path: string, value: unknown) => string {
  const { t } = useTranslation(['reservations', 'entities/boater', 'entities/price', 'entities/vessel']);
  const { date, amount, number, percent, nights, metres } = useFormats();
  return (path, value) => {
    const meaning = meaningOf(path, value);
    switch (meaning.is) {
      case 'nothing':
        return '–';
      case 'text':
        return meaning.text;
      case 'words':
        return t(meaning.words);
      case 'date':
        return date(meaning.date);
      case 'charge':
        return `${amount(meaning.number)}, ${t(meaning.words)}`;
      default:
        return { amount, number, percent, nights, metres }[meaning.is](meaning.number);
    }
  };
}
