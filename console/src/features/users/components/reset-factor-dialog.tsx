import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { secondFactorCalls } from '../../../../../contracts/identity/calls.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useFieldProblem, useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.js';
import { OwnPasswordInput } from '../../../ui/fields/own-password-input.js';
import { Banner } from '../../../ui/page/banner.js';
import { useToast } from '../../../ui/toast/toast-context.js';

interface ResetFactorDialogProps {
  readonly userId: string;
  readonly name: string;
  readonly onClose: () => void;
}

/** Removes the second factor of somebody who lost the app; asks for the manager's own password. */
export function ResetFactorDialog({ userId, name, onClose }: ResetFactorDialogProps) {
  const { t } = useTranslation('users');
  const toast = useToast();
  const problemWords = useProblemWords();
  const fieldProblem = useFieldProblem();
  const [password, setPassword] = useState('');
  const { send, isPending, error } = useSend(secondFactorCalls.reset, {
    topics: [{ topic: 'users' }],
    onDone: () => {
      toast({ kind: 'done', text: t('factorReset', { name }) });
      onClose();
    },
  });
  const wrong = fieldProblem(error, 'password');
  return (
    <ConfirmDialog
      open
      danger
      title={t('resetFactorTitle', { name })}
      confirm={t('resetFactor')}
      busy={isPending}
      onClose={onClose}
      onConfirm={() => void send({ user_id: userId, password })}
    >
      <p>{t('resetFactorText', { name })}</p>
      <OwnPasswordInput label={t('yourPassword')} value={password} error={wrong} onChange={setPassword} />
      {error !== null && wrong === undefined && (
        <Banner tone="wrong" live>
          {problemWords(error)}
        </Banner>
      )}
    </ConfirmDialog>
  );
}
