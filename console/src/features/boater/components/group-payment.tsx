import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { boaterReservationCalls } from '../../../../../contracts/reservations/boater-calls.js';
import type { OwnGroup } from '../../../../../contracts/reservations/group.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { Button } from '../../../ui/buttons/button.js';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.js';
import { useToast } from '../../../ui/toast/toast-context.js';
import { boaterTopics } from '../api/boater-topics.js';
import type { TrialCard } from '../model/trial-cards.js';
import { trialTokens } from '../model/trial-cards.js';
import { leaveForPayment, TrialCards } from './trial-cards.js';
import { Wrong } from './wrong.js';

interface GroupPaymentProps {
  readonly token: string;
  readonly payment: NonNullable<NonNullable<OwnGroup['group']>['payment']>;
}

/** The organiser pays what is due for several boats with one payment. */
export function GroupPayment({ token, payment }: GroupPaymentProps) {
  const { t } = useTranslation('boater');
  const { money } = useFormats();
  const toast = useToast();
  const problemWords = useProblemWords();
  const legend = useId();
  const [asked, setAsked] = useState(false);
  const [card, setCard] = useState<TrialCard>('succeeds');
  const amount = money(payment.amount, payment.currency);
  const onPage = payment.pays_on === 'page';
  const { send, isPending, error } = useSend(boaterReservationCalls.payGroup, {
    token,
    topics: boaterTopics,
    onDone: (paid) => {
      setAsked(false);
      if (paid.redirect_url !== null) {
        toast({ kind: 'news', text: t('payToPage') });
        leaveForPayment(paid.redirect_url);
        return;
      }
      toast({ kind: 'done', text: t('paidToast', { amount: money(paid.amount, payment.currency) }) });
    },
  });
  return (
    <div>
      <Button kind="primary" onClick={() => setAsked(true)}>
        {t('payGroup', { amount, count: payment.boats })}
      </Button>
      {asked && (
        <ConfirmDialog
          open
          title={t('payTitle', { amount })}
          confirm={t('payNow', { amount })}
          busy={isPending}
          onClose={() => setAsked(false)}
          onConfirm={() => void send(onPage ? {} : { payment_token: trialTokens[card] })}
        >
          <p>{t('payGroupEffect', { count: payment.boats })}</p>
          {onPage ? <p>{t('payOnPage')}</p> : <TrialCards {...{ legend, card, setCard }} disabled={isPending} />}
          {error !== null && <Wrong>{problemWords(error)}</Wrong>}
        </ConfirmDialog>
      )}
    </div>
  );
}
