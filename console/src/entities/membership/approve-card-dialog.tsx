import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { requestCalls } from '../../../../contracts/memberships/calls.js';
import type { CustomerRequest } from '../../../../contracts/memberships/requests.js';
import { oneYearFrom } from '../../../../contracts/memberships/rules/one-year-from.js';
import { useSend } from '../../lib/api/use-send.js';
import { useFormats } from '../../lib/format/use-formats.js';
import { useProblemWords } from '../../lib/i18n/use-problem-words.js';
import { FormDialog } from '../../ui/dialogs/form-dialog.js';
import { DateInput } from '../../ui/fields/date-input.js';
import { TickInput } from '../../ui/fields/tick-input.js';
import { KeyValues } from '../../ui/page/key-values.js';
import { useToast } from '../../ui/toast/toast-context.js';
import { requestTopics } from './use-request-answer.js';

interface ApproveCardDialogProps {
  readonly request: CustomerRequest;
  readonly onClose: () => void;
}

/** Approves a request for a card or its renewal, with the last day and the renewal. */
export function ApproveCardDialog({ request, onClose }: ApproveCardDialogProps) {
  const { t } = useTranslation('entities/membership');
  const formats = useFormats();
  const toast = useToast();
  const problemWords = useProblemWords();
  const inAYear = oneYearFrom(formats.today());
  const [until, setUntil] = useState<string | null>(inAYear);
  const [renews, setRenews] = useState(true);
  const [problem, setProblem] = useState<string | null>(null);
  const name = request.full_name ?? '';
  const { send, isPending } = useSend(requestCalls.updateMembershipRequest, {
    topics: requestTopics,
    onDone: () => {
      toast({ kind: 'done', text: t('cardApproved', { name }) });
      onClose();
    },
    onRefused: (error) => setProblem(problemWords(error)),
  });
  const { boat_name, length, beam, card_number } = request;
  const size = length === null || beam === null ? null : `${formats.metres(length)} × ${formats.metres(beam)}`;
  const boat = [boat_name, size].filter((part) => part !== null).join(', ');
  return (
    <FormDialog
      open
      title={t(request.kind === 'RENEWAL' ? 'approveRenewalTitle' : 'approveCardTitle', { name })}
      dirty={until !== inAYear || !renews}
      confirm={t(request.kind === 'RENEWAL' ? 'actionConfirm_renew' : 'approveCard')}
      busy={isPending}
      disabledReason={until === null ? t('validToRequired') : null}
      problem={problem}
      onClose={onClose}
      onConfirm={() => {
        if (until === null) return;
        setProblem(null);
        void send({ membership_request_id: request.id, action: 'APPROVE', expired: until, auto_renew: renews });
      }}
    >
      <KeyValues
        items={[
          ...(card_number === null ? [] : [{ label: t('card'), value: card_number }]),
          ...(boat === '' ? [] : [{ label: t('boat'), value: boat }]),
        ]}
      />
      <DateInput
        label={t('validTo')}
        value={until}
        onChange={(day) => setUntil(day ?? null)}
        min={formats.today()}
        hint={until === inAYear ? t('oneYearFromToday') : undefined}
        required
      />
      <TickInput
        look="switch"
        label={t('renewsAutomatically')}
        value={renews}
        onChange={(on) => setRenews(on === true)}
      />
    </FormDialog>
  );
}
