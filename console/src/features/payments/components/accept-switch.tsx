import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentAccount } from '../../../../../contracts/payments/account.js';
import { paymentSettingCalls } from '../../../../../contracts/payments/calls.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.js';
import { TickInput } from '../../../ui/fields/tick-input.js';
import { useToast } from '../../../ui/toast/toast-context.js';
import { accountTopics } from '../model/topics.js';

/** Whether the marina takes online payments. Switching them off asks first. */
export function AcceptSwitch({ account }: { readonly account: PaymentAccount }) {
  const { t } = useTranslation('payments');
  const toast = useToast();
  const problemWords = useProblemWords();
  const [asking, setAsking] = useState(false);
  const { accepts_online_payments: accepts, onboarding, open_offers: count } = account;
  const { send, isPending } = useSend(paymentSettingCalls.update, {
    topics: accountTopics,
    onDone: (_, body) => {
      setAsking(false);
      toast({ kind: 'done', text: t(body.accepts_online_payments ? 'switchedOn' : 'switchedOff') });
    },
    onRefused: (error) => toast({ kind: 'wrong', text: problemWords(error) }),
  });
  return (
    <div style={{ alignSelf: 'flex-end' }}>
      <TickInput
        look="switch"
        label={t('acceptOnline')}
        value={accepts}
        disabled={isPending}
        reason={!accepts && onboarding !== 'active' ? t(`reason_${onboarding}`) : undefined}
        onChange={(on) => (on ? void send({ accepts_online_payments: true }) : setAsking(true))}
      />
      <ConfirmDialog
        open={asking}
        title={t('switchOffTitle')}
        confirm={t('actions:switchOff')}
        danger
        busy={isPending}
        onConfirm={() => void send({ accepts_online_payments: false })}
        onClose={() => setAsking(false)}
      >
        {count === 0 ? t('switchOffText') : t('switchOffOffers', { count })}
      </ConfirmDialog>
    </div>
  );
}
