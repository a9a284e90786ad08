import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { closureCalls } from '../../../../../contracts/berths/closure-calls.js';
import type { ClosureDetail } from '../../../../../contracts/berths/closures.js';
import type { ApiError } from '../../../lib/api/api-error.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { Button } from '../../../ui/buttons/button.js';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.js';
import { useToast } from '../../../ui/toast/toast-context.js';

const TOPICS = [{ topic: 'occupancy' as const }, { topic: 'berths' as const }];

/** The buttons that open a closure's berths again, or undo it as a whole. */
export function EndingClosure({ closure }: { closure: ClosureDetail }) {
  const { t } = useTranslation('closures');
  const problemWords = useProblemWords();
  const toast = useToast();
  const [asked, setAsked] = useState<'UNDO' | 'REOPEN' | null>(null);
  const onRefused = (refused: ApiError): void => {
    setAsked(null);
    toast({ kind: 'wrong', text: problemWords(refused) });
  };
  const done = (text: string) => ({
    topics: TOPICS,
    onRefused,
    onDone: () => {
      setAsked(null);
      toast({ kind: 'done', text });
    },
  });
  const undo = useSend(closureCalls.undoClosure, done(t('undone')));
  const reopen = useSend(closureCalls.reopenClosure, done(t('reopened')));
  const { closure_id, hindrance, displaced } = closure;
  return (
    <>
      <Button onClick={() => setAsked('REOPEN')}>{t('reopen')}</Button>
      <Button
        kind="primary"
        disabledReason={hindrance === null ? null : t('cannotUndo')}
        onClick={() => setAsked('UNDO')}
      >
        {t('undo')}
      </Button>
      {asked !== null && (
        <ConfirmDialog
          open
          title={t(asked === 'UNDO' ? 'undoTitle' : 'reopenTitle')}
          confirm={t(asked === 'UNDO' ? 'undo' : 'reopen')}
          busy={undo.isPending || reopen.isPending}
          onConfirm={() => void (asked === 'UNDO' ? undo : reopen).send({ closure_id })}
          onClose={() => setAsked(null)}
        >
          <p>{asked === 'UNDO' ? t('undoText', { count: displaced.length }) : t('reopenText')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
