import { useTranslation } from 'react-i18next';
import { requestCalls } from '../../../../contracts/memberships/calls.js';
import type { CustomerRequest } from '../../../../contracts/memberships/requests.js';
import { DECLINE_REASON_MAX } from '../../../../contracts/memberships/vocabulary.js';
import { requestSchemas } from '../../../../contracts/memberships/request-call-schemas.js';
import { useSend } from '../../lib/api/use-send.js';
import { bodyOf } from '../../lib/forms/body-of.js';
import { DialogForm } from '../../ui/forms/dialog-form.js';
import { useDialogForm } from '../../ui/forms/use-dialog-form.js';
import { useDone } from '../../ui/forms/use-done.js';
import { NoteField } from '../../ui/fields/note-field.js';
import { requestTopics } from './use-request-answer.js';

interface DeclineRequestDialogProps {
  readonly request: Pick<CustomerRequest, 'id' | 'kind' | 'full_name'>;
  readonly onClose: () => void;
  readonly onDeclined?: () => void;
}

/** Declines a request with a reason, which the boater reads in a mail. */
export function DeclineRequestDialog({ request, onClose, onDeclined }: DeclineRequestDialogProps) {
  const { t } = useTranslation('entities/membership');
  const done = useDone(onClose);
  const name = request.full_name ?? '';
  const options = {
    topics: requestTopics,
    onDone: () => {
      onDeclined?.();
      done(t('requestDeclined', { name }));
    },
  };
  const residency = useSend(requestCalls.updateMarinaRequest, options);
  const membership = useSend(requestCalls.updateMembershipRequest, options);
  const ofResidency = request.kind === 'RESIDENCY';
  const form = useDialogForm(bodyOf(requestSchemas.updateMembershipRequest), {
    initial: { membership_request_id: request.id, action: 'DECLINE', decline_reason: '' },
    sending: ofResidency ? residency : membership,
    send: ({ action, decline_reason, ...answer }) =>
      ofResidency
        ? residency.send({ marina_request_id: request.id, action, decline_reason })
        : membership.send({ ...answer, action, decline_reason }),
  });
  const reason = form.typed('decline_reason') ?? '';
  return (
    <DialogForm
      form={form}
      title={t('declineTitle', { name })}
      confirm={t('declineRequest')}
      dismiss={t('keepRequest')}
      disabledReason={reason.trim() === '' ? t('provideReason') : null}
      onClose={onClose}
    >
      <p>{t('declineText', { name })}</p>
      <NoteField
        control={form.control}
        name="decline_reason"
        label={t('declineReason', { name })}
        max={DECLINE_REASON_MAX}
        autoFocus
      />
    </DialogForm>
  );
}
