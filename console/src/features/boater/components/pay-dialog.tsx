import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useToast } from '../../../ui/toast/toast-context.js';
import { useAnswer } from '../api/use-answer.js';
import type { AmountDue } from '../../../entities/price/amount-due.js';
import { trialTokens, type TrialCard } from '../model/trial-cards.js';
import { AnswerDialog } from './answer-dialog.js';
import type { AnswerProps } from './answer-props.js';
import { PolicyLink } from './policy-link.js';
import { RequirementTicks } from './requirement-ticks.js';
import { leaveForPayment, TrialCards } from './trial-cards.js';
import { useConfirming } from './use-confirming.js';
import { boaterReservationCalls } from '../../../../../contracts/reservations/boater-calls.js';

interface PayDialogProps extends AnswerProps {
  due: AmountDue;
  /** Takes the browser to the page of the bank or the payment provider. */
  leaveFor?: (address: string) => void;
}

/**
 * Pays the amount due. The boater pays on the payment provider's page, or uses a trial card of the built-in provider. A
 * trial card moves no money, which the dialog states before the choice of cards.
 */
export function PayDialog({
  due,
  onDone,
  onClose,
  onSeen,
  changes,
  leaveFor = leaveForPayment,
  ...answer
}: PayDialogProps) {
  const { t } = useTranslation('boater');
  const confirming = useConfirming(answer.seen);
  const { money } = useFormats();
  const toast = useToast();
  const group = useId();
  const [card, setCard] = useState<TrialCard>('succeeds');
  const { payment, pays_on, instalments } = answer.seen;
  const restWords = instalments.length > 0 ? 'payRestInInstalments' : 'payRest';
  const onPage = pays_on === 'page';
  const { currency } = payment;
  const amount = money(due.amount, currency);
  const { send, isPending, error } = useAnswer(boaterReservationCalls.pay, {
    ...answer,
    onDone: (paid) => {
      if (paid.redirect_url !== null) {
        toast({ kind: 'news', text: t(onPage ? 'payToPage' : 'payRedirect') });
        leaveFor(paid.redirect_url);
        return;
      }
      const pending = paid.payment_status === 'pending';
      onDone(pending ? t('payPendingToast') : t('paidToast', { amount: money(paid.amount, currency) }));
    },
  });
  return (
    <AnswerDialog
      title={t('payTitle', { amount })}
      confirm={t('payNow', { amount })}
      busy={isPending}
      disabledReason={confirming.reason}
      error={error}
      changes={changes}
      currency={currency}
      onSeen={onSeen}
      onConfirm={() => {
        const token = onPage ? {} : { payment_token: trialTokens[card] };
        void send({ part: due.part, ...token, confirmed_requirements: [...confirming.confirmed] });
      }}
      onClose={onClose}
    >
      <p>{due.rest === 0 ? t('payWhole') : t(restWords, { rest: money(due.rest, currency) })}</p>
      <PolicyLink view={answer.seen} token={answer.token} />
      <RequirementTicks confirming={confirming} disabled={isPending} />
      {onPage ? (
        <p>{t('payOnPage')}</p>
      ) : (
        <TrialCards legend={group} card={card} setCard={setCard} disabled={isPending} />
      )}
    </AnswerDialog>
  );
}
