import { useTranslation } from 'react-i18next';
import { userCalls } from '../../../../../contracts/identity/calls.js';
import { SessionList } from '../../../entities/session/session-list.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { Button } from '../../../ui/buttons/button.js';
import { Dialog } from '../../../ui/dialogs/dialog.js';
import { useToast } from '../../../ui/toast/toast-context.js';

const topics = [{ topic: 'users' as const }];

interface SessionsDialogProps {
  readonly userId: string;
  readonly name: string;
  readonly onClose: () => void;
}

/** The sessions of a user in this marina, which managers end one by one. */
export function SessionsDialog({ userId: user_id, name, onClose }: SessionsDialogProps) {
  const { t } = useTranslation('entities/session');
  const toast = useToast();
  const problemWords = useProblemWords();
  const load = useLoad(userCalls.sessions, { user_id }, { topics });
  const ending = useSend(userCalls.endSession, {
    topics,
    onDone: () => toast({ kind: 'done', text: t('ended') }),
    onRefused: (problem) => toast({ kind: 'wrong', text: problemWords(problem) }),
  });
  return (
    <Dialog
      open
      title={t('titleOf', { name })}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('actions:close')}</Button>}
    >
      <p>{t('textOf')}</p>
      <SessionList
        label={t('titleOf', { name })}
        load={load}
        busy={ending.isPending}
        onEnd={async (ended_session_id) => (await ending.send({ user_id, ended_session_id })) !== null}
      />
    </Dialog>
  );
}
