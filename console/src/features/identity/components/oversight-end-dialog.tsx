import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { overseerCalls } from '../../../../../contracts/identity/calls.js';
import type { Overseer } from '../../../../../contracts/identity/overseer-call-schemas.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useFieldProblem, useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.js';
import { OwnPasswordInput } from '../../../ui/fields/own-password-input.js';
import { useToast } from '../../../ui/toast/toast-context.js';

interface OversightEndDialogProps {
  readonly overseer: Overseer;
  readonly name: string;
  readonly onClose: () => void;
}

/** Ends what a user oversees, after the own password. */
export function OversightEndDialog({ overseer, name, onClose }: OversightEndDialogProps) {
  const { t } = useTranslation('identity/marinas');
  const toast = useToast();
  const problemWords = useProblemWords();
  const fieldProblem = useFieldProblem();
  const [password, setPassword] = useState('');
  const [wrong, setWrong] = useState<string | undefined>();
  const { send, isPending } = useSend(overseerCalls.set, {
    topics: [{ topic: 'users' }],
    onDone: () => {
      toast({ kind: 'done', text: t('overseerEnded', { name }) });
      onClose();
    },
    onRefused: (error) => {
      const ofPassword = fieldProblem(error, 'password');
      setWrong(ofPassword);
      if (ofPassword === undefined) toast({ kind: 'wrong', text: problemWords(error) });
    },
  });
  const end = () => {
    setWrong(undefined);
    void send({
      email: overseer.email,
      chain_manager: false,
      association_code: null,
      ...(password === '' ? {} : { password }),
    });
  };
  return (
    <ConfirmDialog
      open
      title={t('endOverseerTitle', { name })}
      confirm={t('endOverseer')}
      danger
      busy={isPending}
      onClose={onClose}
      onConfirm={end}
    >
      <p>{t('endOverseerText')}</p>
      <OwnPasswordInput value={password} error={wrong} disabled={isPending} onChange={setPassword} />
    </ConfirmDialog>
  );
}
