import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { berthCalls } from '../../../../../contracts/berths/calls.js';
import type { PierRecord } from '../../../../../contracts/berths/records.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useFieldProblem, useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { LinkButton } from '../../../ui/buttons/link-button.js';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.js';
import { Dialog } from '../../../ui/dialogs/dialog.js';
import { OwnPasswordInput } from '../../../ui/fields/own-password-input.js';
import { useToast } from '../../../ui/toast/toast-context.js';

interface DeletePierDialogProps {
  pier: PierRecord;
  onClose: () => void;
  /** Instead of `onClose`, once the pier is gone. */
  onDeleted?: () => void;
}

/** Asks before a pier is deleted, and for the password if it had berths. A pier with berths cannot be, and the dialog leads to them. */
export function DeletePierDialog({ pier, onClose, onDeleted = onClose }: DeletePierDialogProps) {
  const { t } = useTranslation('inventory');
  const toast = useToast();
  const problemWords = useProblemWords();
  const [password, setPassword] = useState('');
  // The server alone knows whether the pier had berths: it refuses a first try without the password.
  const [asked, setAsked] = useState<'not_yet' | 'asked' | 'again'>('not_yet');
  const fieldProblem = useFieldProblem();
  const { send, isPending, error } = useSend(berthCalls.deletePier, {
    topics: [{ topic: 'berths' }],
    revision: () => pier.revision,
    onDone: () => {
      toast({ kind: 'done', text: t('pierDeleted', { pier: pier.name }) });
      onDeleted();
    },
    onRefused: (refused) => {
      if (refused.errors.some(({ path }) => path === 'password')) {
        setAsked(asked === 'not_yet' ? 'asked' : 'again');
        return;
      }
      toast({ kind: 'wrong', text: problemWords(refused) });
      onClose();
    },
  });
  if (pier.number_of_berths > 0) {
    return (
      <Dialog
        open
        size="small"
        title={t('pierHasBerths', { pier: pier.name })}
        onClose={onClose}
        actions={
          <LinkButton kind="primary" to={`/inventory?piers=${pier.id}`}>
            {t('showItsBerths')}
          </LinkButton>
        }
      >
        <p>{t('pierHasBerthsText', { count: pier.number_of_berths })}</p>
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      open
      danger
      title={t('deletePierTitle', { pier: pier.name })}
      confirm={t('deletePierConfirm', { pier: pier.name })}
      busy={isPending}
      onConfirm={() => void send(password === '' ? { pier_id: pier.id } : { pier_id: pier.id, password })}
      onClose={onClose}
    >
      <p>{t('deletePierText')}</p>
      {asked !== 'not_yet' && (
        <OwnPasswordInput
          hint={t('deletePierPassword')}
          autoFocus
          value={password}
          error={asked === 'again' ? fieldProblem(error, 'password') : undefined}
          disabled={isPending}
          onChange={setPassword}
        />
      )}
    </ConfirmDialog>
  );
}
