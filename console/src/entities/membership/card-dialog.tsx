import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cardCalls } from '../../../../contracts/memberships/calls.js';
import { oneYearFrom } from '../../../../contracts/memberships/rules/one-year-from.js';
import { useSend } from '../../lib/api/use-send.js';
import { useFormats } from '../../lib/format/use-formats.js';
import { useProblemWords } from '../../lib/i18n/use-problem-words.js';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.js';
import { Banner } from '../../ui/page/banner.js';
import { useToast } from '../../ui/toast/toast-context.js';
import { type CardAction, statusAfter } from './card-actions.js';
import type { MembershipCard } from '../../../../contracts/vocabulary/membership-card.js';

interface CardDialogProps {
  readonly card: Pick<MembershipCard, 'card_id' | 'card_number'>;
  readonly action: CardAction;
  readonly onClose: () => void;
}

/** Asks before a card is changed, and states the consequences. */
export function CardDialog({ card, action, onClose }: CardDialogProps) {
  const { t } = useTranslation('entities/membership');
  const formats = useFormats();
  const toast = useToast();
  const problemWords = useProblemWords();
  const [problem, setProblem] = useState<string | null>(null);
  const number = card.card_number;
  const options = {
    topics: [{ topic: 'memberships' }, { topic: 'customers' }, { topic: 'vessels' }] as const,
    onDone: () => {
      toast({ kind: 'done', text: t(`actionDone_${action}`, { number }) });
      onClose();
    },
    onRefused: (error: unknown) => setProblem(problemWords(error)),
  };
  const renewing = useSend(cardCalls.renew, options);
  const changing = useSend(cardCalls.changeStatus, options);
  const run = () => {
    setProblem(null);
    const customer_id = card.card_id;
    return action === 'renew'
      ? renewing.send({ customer_id })
      : changing.send({ customer_id, new_status: statusAfter[action] });
  };
  return (
    <ConfirmDialog
      open
      title={t(`actionTitle_${action}`, { number })}
      confirm={t(`actionConfirm_${action}`)}
      busy={renewing.isPending || changing.isPending}
      onClose={onClose}
      onConfirm={() => void run()}
    >
      <p>{t(`actionText_${action}`, { date: formats.dateLong(oneYearFrom(formats.today())) })}</p>
      {problem !== null && (
        <Banner tone="wrong" live>
          {problem}
        </Banner>
      )}
    </ConfirmDialog>
  );
}
