import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../lib/format/use-formats.js';
import { useProblemWords } from '../../lib/i18n/use-problem-words.js';
import { overtaken } from './overtaken.js';
import { type LastChange, useAskLastChange, useLastChange } from './use-last-change.js';

/**
 * Returns who has acted on a reservation first, what was done and when; null: the refusal has another reason, or that is
 * not known.
 *
 * @param reservationId null: no reservation, or one that is not created yet
 */
export function useDoneBefore(reservationId: string | null, error: unknown): string | null {
  const words = useDoneWords();
  const last = useLastChange(reservationId ?? '', overtaken(error) !== null && reservationId !== null);
  return last === null ? null : words(error, last);
}

/**
 * Returns the text of an action's refusal, or null if it was not refused. If someone else acted first, the text says who
 * did what, and when.
 */
export function useRefusalText(reservationId: string | null, error: unknown): string | null {
  const problemWords = useProblemWords();
  const done = useDoneBefore(reservationId, error);
  return error == null ? null : (done ?? problemWords(error));
}

/** Like `useRefusalText`, for notices: returns a function that resolves to the text. */
export function useAskRefusalText(): (reservationId: string | null, error: unknown) => Promise<string> {
  const words = useDoneWords();
  const problemWords = useProblemWords();
  const lastChange = useAskLastChange();
  return useCallback(
    async (reservationId: string | null, error: unknown) => {
      const asks = reservationId !== null && overtaken(error) !== null;
      const last = asks ? await lastChange(reservationId) : null;
      return last === null ? problemWords(error) : words(error, last);
    },
    [words, problemWords, lastChange],
  );
}

function useDoneWords(): (error: unknown, last: LastChange) => string {
  const { t } = useTranslation('entities/reservation');
  const { instant } = useFormats();
  const problemWords = useProblemWords();
  return (error: unknown, last: LastChange) => {
    const done = t('doneBefore', { change: last.words, when: instant(last.at) });
    return overtaken(error) === 'beside' ? `${problemWords(error)} ${done}` : done;
  };
}
