import { useTranslation } from 'react-i18next';
import { cardCalls } from '../../../../../contracts/memberships/calls.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { useMay } from '../../../lib/session/may.js';
import { Button } from '../../../ui/buttons/button.js';
import { useToast } from '../../../ui/toast/toast-context.js';
import type { MembershipCard } from '../../../../../contracts/vocabulary/membership-card.js';

/** Brings an archived card back as it was. */
export function RestoreButton({ card }: { card: Pick<MembershipCard, 'card_id' | 'card_number'> }) {
  const { t } = useTranslation('customers');
  const toast = useToast();
  const problemWords = useProblemWords();
  const may = useMay(cardCalls.changeStatus.access);
  const { send, isPending } = useSend(cardCalls.changeStatus, {
    topics: [{ topic: 'memberships' }, { topic: 'customers' }],
    onDone: () => toast({ kind: 'done', text: t('restored', { number: card.card_number }) }),
    onRefused: (error) => toast({ kind: 'wrong', text: problemWords(error) }),
  });
  return (
    <Button
      size="small"
      busy={isPending}
      disabledReason={may ? null : t('hindrance_noEditor')}
      aria-label={t('restoreCard', { number: card.card_number })}
      onClick={() => void send({ customer_id: card.card_id, new_status: 'active' })}
    >
      {t('restore')}
    </Button>
  );
}
