import { useTranslation } from 'react-i18next';
import { useToast } from '../../../ui/toast/toast-context.js';
import type { PlanScreenState } from './use-plan-screen.js';

/** Ends a gesture whose change was made, and reports it with its undo. */
export function useChangeDone({
  dispatch,
  setFloat,
  choose,
}: PlanScreenState): (actionId: string, words: string) => void {
  const { t } = useTranslation('plan');
  const toast = useToast();
  return (actionId, words) => {
    dispatch({ does: 'putBack' });
    // The bars have other ids once they begin elsewhere, and their undo is one.
    choose(new Set());
    const action = { label: t('actions:undo'), run: () => setFloat({ kind: 'undo', actionId }) };
    toast({ kind: 'done', text: words, action });
  };
}
