import { useTranslation } from 'react-i18next';
import { conflictErrors } from '../../../../../contracts/conflicts/errors.js';
import type { ApiError } from '../../../lib/api/api-error.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';

/** Returns why an answer to a conflict is refused: who solved it before, and when, or who is about to. */
export function useConflictRefusal(): (error: ApiError) => string {
  const { t } = useTranslation('activity/conflicts');
  const { instant } = useFormats();
  const problemWords = useProblemWords();
  return (error) => {
    const { by, at } = error.problem.details ?? {};
    if (typeof by !== 'string') return problemWords(error);
    if (error.error_type === conflictErrors.busy) return t('busyBy', { by });
    if (error.error_type !== conflictErrors.solved || typeof at !== 'string') return problemWords(error);
    return t('solvedBefore', { by, when: instant(at) });
  };
}
