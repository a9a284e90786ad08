import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { requestCalls } from '../../../../contracts/memberships/calls.js';
import type { CustomerRequest } from '../../../../contracts/memberships/requests.js';
import { DECLINE_REASON_MAX } from '../../../../contracts/memberships/vocabulary.js';
import { useSend } from '../../lib/api/use-send.js';
import { useProblemWords } from '../../lib/i18n/use-problem-words.js';
import { FormDialog } from '../../ui/dialogs/form-dialog.js';
import { NoteInput } from '../../ui/fields/note-input.js';
import { useToast } from '../../ui/toast/toast-context.js';
import { requestTopics } from './use-request-answer.js';

interface DeclineRequestDialogProps {
  readonly request: Pick<CustomerRequest, 'id' | 'kind' | 'full_name'>;
  readonly onClose: () => void;
  readonly onDeclined?: () => void;
}

/** Declines a request with a reason, which the boater reads in a mail. */
export function DeclineRequestDialog({ request, onClose, onDeclined }: DeclineRequestDialogProps) {
  const { t } = useTranslation('entities/membership');
  const toast = useToast();
  const problemWords = useProblemWords();
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const name = request.full_name ?? '';
  const options = {
    topics: requestTopics,
    onDone: () => {
      toast({ kind: 'done', text: t('requestDeclined', { name }) });
      onDeclined?.();
      onClose();
    },
    onRefused: (error: unknown) => setProblem(problemWords(error)),
  };
  const residency = useSend(requestCalls.updateMarinaRequest, options);
  const membership = useSend(requestCalls.updateMembershipRequest, options);
  const run = () => {
    setProblem(null);
    const answer = { action: 'DECLINE' as const, decline_reason: reason.trim() };
    return request.kind === 'RESIDENCY'
      ? residency.send({ marina_request_id: request.id, ...answer })
      : membership.send({ membership_request_id: request.id, ...answer });
  };
  return (
    <FormDialog
      open
      title={t('declineTitle', { name })}
      dirty={reason !== ''}
      confirm={t('declineRequest')}
      dismiss={t('keepRequest')}
      busy={residency.isPending || membership.isPending}
      disabledReason={reason.trim() === '' ? t('provideReason') : null}
      problem={problem}
      onClose={onClose}
      onConfirm={() => void run()}
    >
      <p>{t('declineText', { name })}</p>
      <NoteInput
        label={t('declineReason', { name })}
        value={reason}
        onChange={(text) => setReason(text ?? '')}
        max={DECLINE_REASON_MAX}
        autoFocus
      />
    </FormDialog>
  );
}
