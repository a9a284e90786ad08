import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.js';
import { TextInput } from '../../../ui/fields/text-input.js';
import { useAnswer } from '../api/use-answer.js';
import { keepDraft, keptDraft } from '../model/kept-draft.js';
import { heldAmount } from '../../../entities/price/amount-due.js';
import { AnswerDialog } from './answer-dialog.js';
import type { AnswerProps } from './answer-props.js';
import { PolicyLink } from './policy-link.js';
import { RefundSteps } from './refund-steps.js';
import { boaterReservationCalls } from '../../../../../contracts/reservations/boater-calls.js';

/** Maximum length in the API contract. */
const REASON_MAX = 500;

interface CancelDialogProps extends AnswerProps {
  /** Kind of cancellation: declining an offer, withdrawing a request or cancelling a booking. */
  word: 'decline' | 'withdraw' | 'cancel';
}

/** Cancels a reservation for the boater. The dialog first shows what happens to money already paid. */
export function CancelDialog({ word, onDone, onClose, onSeen, changes, ...answer }: CancelDialogProps) {
  const { t } = useTranslation('boater');
  const { money } = useFormats();
  const { payment, marina, id } = answer.seen;
  const draft = `boater_reason:${id}`;
  const [reason, setReason] = useState(() => keptDraft(draft));
  const { send, isPending, error } = useAnswer(boaterReservationCalls.cancel, {
    ...answer,
    onDone: () => {
      keepDraft(draft, '');
      onDone(t(`${word}_toast`));
    },
  });
  const held = heldAmount(payment);
  return (
    <AnswerDialog
      title={t(`${word}_title`)}
      confirm={t(`${word}_action`)}
      dismiss={t('cancelKeep')}
      danger
      busy={isPending}
      error={error}
      changes={changes}
      currency={payment.currency}
      onSeen={onSeen}
      onConfirm={() => void send({ reason })}
      onClose={onClose}
    >
      <p>{t(`${word}_text`)}</p>
      <p>
        {held > 0
          ? t('refundPaid', { amount: money(held, payment.currency), marina: marina.name })
          : t('refundNothingPaid')}
      </p>
      {held > 0 && <PolicyLink view={answer.seen} token={answer.token} />}
      {held > 0 && <RefundSteps view={answer.seen} />}
      <TextInput
        label={t('cancelReason')}
        value={reason}
        maxLength={REASON_MAX}
        disabled={isPending}
        onChange={(text) => {
          setReason(text ?? '');
          keepDraft(draft, text ?? '');
        }}
      />
    </AnswerDialog>
  );
}
