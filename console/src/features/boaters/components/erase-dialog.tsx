import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { boaterCalls } from '../../../../../contracts/customers/calls.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.js';
import { Banner } from '../../../ui/page/banner.js';
import { useToast } from '../../../ui/toast/toast-context.js';

interface EraseDialogProps {
  readonly boater_id: string;
  readonly name: string;
  readonly onClose: () => void;
}

/** Asks before a person's data are erased for good, and says what goes and what stays. */
export function EraseDialog({ boater_id, name, onClose }: EraseDialogProps) {
  const { t } = useTranslation('boaters');
  const toast = useToast();
  const problemWords = useProblemWords();
  const [problem, setProblem] = useState<string | null>(null);
  const { send, isPending } = useSend(boaterCalls.erase, {
    topics: [{ topic: 'customers' }, { topic: 'vessels' }, { topic: 'reservations' }, { topic: 'messages' }],
    onDone: () => {
      toast({ kind: 'done', text: t('erasedDone') });
      onClose();
    },
    onRefused: (error) => setProblem(problemWords(error)),
  });
  return (
    <ConfirmDialog
      open
      danger
      title={t('eraseTitle', { name })}
      confirm={t('eraseConfirm')}
      busy={isPending}
      onClose={onClose}
      onConfirm={() => void send({ boater_id })}
    >
      <p>{t('eraseGoes')}</p>
      <p>{t('eraseStays')}</p>
      {problem !== null && (
        <Banner tone="wrong" live>
          {problem}
        </Banner>
      )}
    </ConfirmDialog>
  );
}
