import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { planActionCalls } from '../../../../../contracts/berths/plan-calls.js';
import type { PlanAction } from '../../../../../contracts/berths/plan-actions.js';
import type { RemedyChoice } from '../../../../../contracts/conflicts/remedies.js';
import { trafficCalls } from '../../../../../contracts/traffic/calls.js';
import { trafficEventIdOf } from '../../../../../contracts/traffic/rules/traffic-event-id.js';
import { useWhyNotUndo } from '../../../entities/berth-plan/use-why-not-undo.js';
import { conflictAddress } from '../../../entities/conflict/conflict-address.js';
import { conflictTopics } from '../../../entities/conflict/use-conflicts.js';
import { ApiError } from '../../../lib/api/api-error.js';
import { call } from '../../../lib/api/client.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { useToast } from '../../../ui/toast/toast-context.js';
import { undoOf } from '../model/conflict-view.js';

interface Solved {
  readonly conflict_id: string;
  /** The conflict in words, from before it was solved. */
  readonly title: string;
  readonly choice: RemedyChoice;
}

/**
 * Reports a remedy that was carried out: with its undo where it can be undone, otherwise with the reason. An undone one
 * leads back to the conflict, which is open again.
 */
export function useSolved(): (solved: Solved) => void {
  const { t } = useTranslation('activity/conflicts');
  const toast = useToast();
  const navigate = useNavigate();
  const problemWords = useProblemWords();
  const whyNot = useWhyNotUndo();
  const wrong = (error: ApiError) => toast({ kind: 'wrong', text: problemWords(error) });
  const replan = useSend(planActionCalls.planUndo, { topics: conflictTopics, onRefused: wrong });
  const comeBack = useSend(trafficCalls.update, { topics: conflictTopics, onRefused: wrong });

  const report = ({ title, choice }: Solved, undo: { readonly run: () => void } | { readonly why: string }): void => {
    const done = t('until' in choice ? 'waitsToast' : 'solvedToast', { conflict: title });
    if ('run' in undo) toast({ kind: 'done', text: done, action: { label: t('actions:undo'), run: undo.run } });
    else toast({ kind: 'done', text: `${done}. ${undo.why}` });
  };
  const reopened = ({ conflict_id, title }: Solved): void => {
    const run = () => void navigate(conflictAddress(conflict_id));
    toast({ kind: 'news', text: t('solvingUndone', { conflict: title }), action: { label: t('actions:open'), run } });
  };
  const undoPlan = async (solved: Solved, { action_id }: PlanAction): Promise<void> => {
    try {
      const { possible, basis, action } = await call(planActionCalls.planUndoPreview, { action_id });
      const why = possible ? null : (whyNot(action) ?? t('noUndo_changed'));
      if (why !== null) toast({ kind: 'wrong', text: why });
      else if ((await replan.send({ action_id, basis })) !== null) reopened(solved);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      wrong(error);
    }
  };
  /** The change of the plan is the newest one of the stay, because a remedy that changes the plan has just ended. */
  const reportPlan = async (solved: Solved, reservation_id: string): Promise<void> => {
    const found = await call(planActionCalls.planActions, { reservation_id, page: 1, page_size: 1 }).catch(
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        return null;
      },
    );
    const [action] = found?.items ?? [];
    const why = action === undefined ? t('noUndo_changed') : whyNot(action);
    report(
      solved,
      action === undefined || why !== null ? { why: why ?? '' } : { run: () => void undoPlan(solved, action) },
    );
  };

  return (solved) => {
    const { choice } = solved;
    const undo = undoOf(choice);
    switch (undo.by) {
      case 'plan':
        void reportPlan(solved, undo.reservation_id);
        return;
      case 'departure': {
        const traffic_event_id = trafficEventIdOf('DEPARTURE', undo.reservation_id);
        const run = async (): Promise<void> => {
          if ((await comeBack.send({ traffic_event_id, action: 'UNDO' })) !== null) reopened(solved);
        };
        report(solved, { run: () => void run() });
        return;
      }
      case null:
        report(solved, { why: t(`noUndo_${undo.why}`) });
    }
  };
}
