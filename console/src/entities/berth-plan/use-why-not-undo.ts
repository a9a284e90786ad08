import { undoErrors } from '../../../../contracts/berths/errors.js';
import type { PlanAction } from '../../../../contracts/berths/plan-actions.js';
import { ApiError } from '../../lib/api/api-error.js';
import { useProblemWords } from '../../lib/i18n/use-problem-words.js';

/** Returns why an action on the plan cannot be undone, in words; null: it can. */
export function useWhyNotUndo(): (action: Pick<PlanAction, 'undoable' | 'why_not'>) => string | null {
  const problemWords = useProblemWords();
  return ({ undoable, why_not }) => {
    if (undoable || why_not === null) return null;
    const { code, refusal } = why_not;
    const error_type = code === 'REFUSED' ? (refusal?.code ?? 'CONFLICT') : undoErrors[code];
    return problemWords(new ApiError({ status: 409, error_type, details: refusal?.details ?? {} }));
  };
}
