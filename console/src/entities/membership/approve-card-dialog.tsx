import { useTranslation } from 'react-i18next';
import { requestCalls } from '../../../../contracts/memberships/calls.js';
import type { CustomerRequest } from '../../../../contracts/memberships/requests.js';
import { oneYearFrom } from '../../../../contracts/memberships/rules/one-year-from.js';
import { requestSchemas } from '../../../../contracts/memberships/request-call-schemas.js';
import { useSend } from '../../lib/api/use-send.js';
import { useFormats } from '../../lib/format/use-formats.js';
import { bodyOf } from '../../lib/forms/body-of.js';
import { DialogForm } from '../../ui/forms/dialog-form.js';
import { useDialogForm } from '../../ui/forms/use-dialog-form.js';
import { useDone } from '../../ui/forms/use-done.js';
import { DateField } from '../../ui/fields/date-field.js';
import { SwitchField } from '../../ui/fields/switch-field.js';
import { KeyValues } from '../../ui/page/key-values.js';
import { requestTopics } from './use-request-answer.js';

interface ApproveCardDialogProps {
  readonly request: CustomerRequest;
  readonly onClose: () => void;
}

/** Approves a request for a card or its renewal, with the last day and the renewal. */
export function ApproveCardDialog({ request, onClose }: ApproveCardDialogProps) {
  const { t } = useTranslation('entities/membership');
  const formats = useFormats();
  const done = useDone(onClose);
  const inAYear = oneYearFrom(formats.today());
  const name = request.full_name ?? '';
  const sending = useSend(requestCalls.updateMembershipRequest, {
    topics: requestTopics,
    onDone: () => done(t('cardApproved', { name })),
  });
  const form = useDialogForm(bodyOf(requestSchemas.updateMembershipRequest), {
    initial: { membership_request_id: request.id, action: 'APPROVE', expired: inAYear, auto_renew: true },
    sending,
    send: sending.send,
  });
  const until = form.typed('expired');
  const { boat_name, length, beam, card_number } = request;
  const size = length === null || beam === null ? null : `${formats.metres(length)} × ${formats.metres(beam)}`;
  const boat = [boat_name, size].filter((part) => part !== null).join(', ');
  return (
    <DialogForm
      form={form}
      title={t(request.kind === 'RENEWAL' ? 'approveRenewalTitle' : 'approveCardTitle', { name })}
      confirm={t(request.kind === 'RENEWAL' ? 'actionConfirm_renew' : 'approveCard')}
      disabledReason={until === null ? t('validToRequired') : null}
      onClose={onClose}
    >
      <KeyValues
        items={[
          ...(card_number === null ? [] : [{ label: t('trade:card'), value: card_number }]),
          ...(boat === '' ? [] : [{ label: t('trade:boat'), value: boat }]),
        ]}
      />
      <DateField
        control={form.control}
        name="expired"
        label={t('trade:validTo')}
        min={formats.today()}
        hint={until === inAYear ? t('oneYearFromToday') : undefined}
        required
      />
      <SwitchField control={form.control} name="auto_renew" label={t('trade:renewsAutomatically')} />
    </DialogForm>
  );
}
