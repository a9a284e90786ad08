import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cardCalls } from '../../../../../contracts/memberships/calls.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { useMay } from '../../../lib/session/may.js';
import { Button } from '../../../ui/buttons/button.js';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.js';
import { Banner } from '../../../ui/page/banner.js';
import { useToast } from '../../../ui/toast/toast-context.js';
import type { ShownCard } from '../model/shown-card.js';

/** Detaches the card from its boat; the message offers to take it back. */
export function DetachButton({ shown }: { readonly shown: ShownCard }) {
  const { t } = useTranslation('memberships');
  const toast = useToast();
  const problemWords = useProblemWords();
  const may = useMay(cardCalls.detach.access);
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { id: customer_id, card } = shown;
  const topics = [{ topic: 'memberships' }, { topic: 'vessels' }, { topic: 'customers' }] as const;
  const attaching = useSend(cardCalls.attach, {
    topics,
    onRefused: (error) => toast({ kind: 'wrong', text: problemWords(error) }),
  });
  const { vessel_id } = card;
  const { send, isPending } = useSend(cardCalls.detach, {
    topics,
    onDone: () => {
      setAsking(false);
      toast({
        kind: 'done',
        text: t('detached', { number: card.card_number }),
        action: {
          label: t('actions:undo'),
          run: () => void (vessel_id !== null && attaching.send({ customer_id, vessel_id })),
        },
      });
    },
    onRefused: (error) => setProblem(problemWords(error)),
  });
  const boat = shown.membership.vessel?.name ?? t('theBoat');
  return (
    <>
      <Button disabledReason={may ? null : t('hindrance_noEditor')} onClick={() => setAsking(true)}>
        {t('detachFromBoat')}
      </Button>
      {asking && (
        <ConfirmDialog
          open
          title={t('detachTitle', { number: card.card_number, boat })}
          confirm={t('detachCard')}
          busy={isPending}
          onClose={() => setAsking(false)}
          onConfirm={() => {
            setProblem(null);
            void send({ customer_id });
          }}
        >
          <p>{t('detachText')}</p>
          {problem !== null && (
            <Banner tone="wrong" live>
              {problem}
            </Banner>
          )}
        </ConfirmDialog>
      )}
    </>
  );
}
