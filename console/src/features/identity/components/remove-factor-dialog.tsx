import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { secondFactorCalls } from '../../../../../contracts/identity/calls.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.js';
import { Banner } from '../../../ui/page/banner.js';
import { useToast } from '../../../ui/toast/toast-context.js';
import { NO_PROOF, ProofFields } from './proof-fields.js';

/** Asks for the password and a code before the second factor is removed. */
export function RemoveFactorDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('identity/two-factor');
  const toast = useToast();
  const problemWords = useProblemWords();
  const [proof, setProof] = useState(NO_PROOF);
  const { send, isPending, error } = useSend(secondFactorCalls.remove, {
    topics: [{ topic: 'users' }],
    onDone: () => {
      toast({ kind: 'done', text: t('removed') });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      danger
      title={t('removeTitle')}
      confirm={t('remove')}
      busy={isPending}
      onClose={onClose}
      onConfirm={() => void send({ ...proof })}
    >
      <p>{t('removeText')}</p>
      <ProofFields proof={proof} error={error} onChange={setProof} />
      {error !== null && error.errors.length === 0 && (
        <Banner tone="wrong" live>
          {problemWords(error)}
        </Banner>
      )}
    </ConfirmDialog>
  );
}
