import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sessionCalls } from '../../../../../contracts/identity/calls.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { Button } from '../../../ui/buttons/button.js';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.js';
import { useToast } from '../../../ui/toast/toast-context.js';

/** Signs the user out everywhere but here, after a question. */
export function EndOtherSessions() {
  const { t } = useTranslation('entities/session');
  const toast = useToast();
  const problemWords = useProblemWords();
  const [asks, setAsks] = useState(false);
  const { send, isPending } = useSend(sessionCalls.endOtherSessions, {
    topics: [{ topic: 'users' }],
    onDone: () => {
      setAsks(false);
      toast({ kind: 'done', text: t('othersEnded') });
    },
    onRefused: (problem) => {
      setAsks(false);
      toast({ kind: 'wrong', text: problemWords(problem) });
    },
  });
  return (
    <div>
      <Button onClick={() => setAsks(true)}>{t('endOthers')}</Button>
      <ConfirmDialog
        open={asks}
        title={t('endOthersTitle')}
        confirm={t('endOthers')}
        busy={isPending}
        onClose={() => setAsks(false)}
        onConfirm={() => void send(undefined)}
      >
        {t('endOthersText')}
      </ConfirmDialog>
    </div>
  );
}
