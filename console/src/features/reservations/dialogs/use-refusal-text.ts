import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../lib/api/api-error.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { useLastChange } from '../page/use-last-change.js';

/**
 * Returns the text of an action's refusal; null: there is none. Where somebody else has acted first, it says who did
 * what and when, because that is why the action is not possible any more.
 *
 * @param reservationId null: the reservation is not created yet
 */
export function useRefusalText(reservationId: string | null, error: unknown): string | null {
  const { t } = useTranslation('reservations/side');
  const { instant } = useFormats();
  const problemWords = useProblemWords();
  const overtaken = error instanceof ApiError && error.error_type === 'RESERVATION_ACTION_NOT_ALLOWED';
  const last = useLastChange(reservationId ?? '', overtaken && reservationId !== null);
  if (error == null) return null;
  return last === null ? problemWords(error) : t('doneBefore', { change: last.words, when: instant(last.at) });
}
