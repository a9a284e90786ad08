import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useAnswer } from '../api/use-answer.js';
import { AnswerDialog } from './answer-dialog.js';
import type { AnswerProps } from './answer-props.js';
import { PolicyLink } from './policy-link.js';
import { RequirementTicks } from './requirement-ticks.js';
import { useConfirming } from './use-confirming.js';
import { boaterReservationCalls } from '../../../../../contracts/reservations/boater-calls.js';

/** Accepts the offer that the boater saw. */
export function AcceptPriceDialog({ onDone, onClose, onSeen, changes, ...answer }: AnswerProps) {
  const { t } = useTranslation('boater');
  const confirming = useConfirming(answer.seen);
  const { money, dateRange } = useFormats();
  const { payment, start_date, end_date, instalments } = answer.seen;
  const total = money(payment.total_to_pay, payment.currency);
  const { send, isPending, error } = useAnswer(boaterReservationCalls.acceptPrice, {
    ...answer,
    onDone: () => onDone(t('acceptedToast')),
  });
  const dueFirst = (): string => {
    const [first] = instalments;
    if (first !== undefined) {
      const words = payment.terms?.place === 'ONLINE' ? 'acceptInstalments' : 'acceptInstalmentsAtMarina';
      return t(words, { count: instalments.length, first: money(first.amount, payment.currency) });
    }
    switch (payment.terms?.place) {
      case 'DEPOSIT_ONLINE':
        return t('acceptDeposit', { deposit: money(payment.terms.online, payment.currency) });
      case 'ONLINE':
        return t('acceptOnline');
      default:
        return t('acceptAtMarina');
    }
  };
  return (
    <AnswerDialog
      title={t('acceptTitle')}
      confirm={t('acceptOffer', { total })}
      busy={isPending}
      disabledReason={confirming.reason}
      error={error}
      changes={changes}
      currency={payment.currency}
      onSeen={onSeen}
      onConfirm={() => void send({ confirmed_requirements: [...confirming.confirmed] })}
      onClose={onClose}
    >
      <p>{t('acceptText', { total, stay: dateRange(start_date, end_date) })}</p>
      <p>{dueFirst()}</p>
      <PolicyLink view={answer.seen} token={answer.token} />
      <RequirementTicks confirming={confirming} disabled={isPending} />
    </AnswerDialog>
  );
}
