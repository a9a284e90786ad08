import { useTranslation } from 'react-i18next';
import { useLoad } from '../../../lib/api/use-load.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.js';
import { Banner } from '../../../ui/page/banner.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { useToast } from '../../../ui/toast/toast-context.js';
import { EffectLines } from './effect-lines.js';
import { useActionWords } from './use-action-words.js';
import { planActionCalls } from '../../../../../contracts/berths/plan-calls.js';

interface UndoQuestionProps {
  readonly actionId: string;
  readonly onClose: () => void;
}

/** Shows what undoing an action leads to, for berths, money and mails, before it is undone. */
export function UndoQuestion({ actionId, onClose }: UndoQuestionProps) {
  const { t } = useTranslation('plan');
  const problemWords = useProblemWords();
  const toast = useToast();
  const { whatOf, whereOf, whyNot } = useActionWords();
  const preview = useLoad(
    planActionCalls.planUndoPreview,
    { action_id: actionId },
    { topics: [{ topic: 'occupancy' }, { topic: 'reservations' }, { topic: 'absences' }] },
  );
  const undo = useSend(planActionCalls.planUndo, {
    topics: [{ topic: 'occupancy' }],
    onDone: () => {
      toast({ kind: 'done', text: t('undone') });
      onClose();
    },
    onRefused: () => void preview.refetch(),
  });
  const effects = preview.data;
  const reason = effects === undefined ? t('undoLoading') : whyNot(effects.action);
  const error = undo.error ?? preview.error;
  return (
    <ConfirmDialog
      open
      title={effects === undefined ? t('undoMove') : t('undoThis', { what: whatOf(effects.action) })}
      confirm={t('actions:undo')}
      busy={undo.isPending}
      disabledReason={reason ?? (effects?.possible === false ? t('undoImpossible') : null)}
      onConfirm={() => {
        if (effects !== undefined) void undo.send({ action_id: actionId, basis: effects.basis });
      }}
      onClose={onClose}
    >
      {error !== null && (
        <Banner tone="wrong" live>
          {problemWords(error)}
        </Banner>
      )}
      {effects === undefined ? (
        error === null && <LoadingLines lines={3} />
      ) : (
        <>
          <p>{whereOf(effects.action)}</p>
          {reason === null ? <EffectLines effects={effects} berthId="" /> : <p>{reason}</p>}
        </>
      )}
    </ConfirmDialog>
  );
}
