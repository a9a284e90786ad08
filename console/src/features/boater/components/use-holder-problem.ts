import { useTranslation } from 'react-i18next';
import { berthErrors } from '../../../../../contracts/berths/errors.js';
import type { ApiError } from '../../../lib/api/api-error.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';

/** Words for a refusal on the berth holder's page; those that concern visitors say whom to write to. */
export function useHolderProblem(): (error: ApiError) => string {
  const { t } = useTranslation('boater/absences');
  const problemWords = useProblemWords();
  return (error) => {
    if (error.error_type === berthErrors.absence_in_use) return t('inUse');
    return error.stale ? t('stale') : problemWords(error);
  };
}
