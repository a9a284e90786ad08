import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { secondFactorCalls } from '../../../../../contracts/identity/calls.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.js';
import { Banner } from '../../../ui/page/banner.js';
import { NO_PROOF, ProofFields } from './proof-fields.js';
import { RecoveryCodes } from './recovery-codes.js';

/** Replaces the recovery codes, and shows the new ones once. */
export function NewCodesDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('identity/two-factor');
  const problemWords = useProblemWords();
  const [proof, setProof] = useState(NO_PROOF);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { send, isPending, error } = useSend(secondFactorCalls.recoveryCodes, {
    topics: [{ topic: 'users' }],
    onDone: (answer) => setCodes(answer.recovery_codes),
  });
  return (
    <ConfirmDialog
      open
      title={t('newCodes')}
      confirm={t(codes === null ? 'newCodes' : 'codesKept')}
      busy={isPending}
      onClose={onClose}
      onConfirm={() => (codes === null ? void send({ ...proof }) : onClose())}
    >
      {codes === null ? (
        <>
          <p>{t('newCodesText')}</p>
          <ProofFields proof={proof} error={error} onChange={setProof} />
        </>
      ) : (
        <RecoveryCodes codes={codes} />
      )}
      {error !== null && error.errors.length === 0 && (
        <Banner tone="wrong" live>
          {problemWords(error)}
        </Banner>
      )}
    </ConfirmDialog>
  );
}
