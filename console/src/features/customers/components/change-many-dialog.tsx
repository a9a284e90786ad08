import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cardCalls } from '../../../../../contracts/memberships/calls.js';
import { oneYearFrom } from '../../../../../contracts/memberships/rules/one-year-from.js';
import type { AnswerOf } from '../../../../../contracts/vocabulary/call.js';
import { useSend } from '../../../lib/api/use-send.js';
import { useFormats } from '../../../lib/format/use-formats.js';
import { useFieldWords, useProblemWords } from '../../../lib/i18n/use-problem-words.js';
import { Button } from '../../../ui/buttons/button.js';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.js';
import { Dialog } from '../../../ui/dialogs/dialog.js';
import { Banner } from '../../../ui/page/banner.js';
import { useToast } from '../../../ui/toast/toast-context.js';
import type { BulkAction } from '../model/bulk-actions.js';
import type { ChosenCards } from './use-chosen-cards.js';

interface ChangeManyDialogProps {
  readonly action: BulkAction;
  readonly chosen: ChosenCards;
  readonly onClose: () => void;
}

/** Changes the chosen cards after a question, and names those that could not be changed; these stay chosen. */
export function ChangeManyDialog({ action, chosen, onClose }: ChangeManyDialogProps) {
  const { t } = useTranslation('customers');
  const { dateLong, today } = useFormats();
  const toast = useToast();
  const problemWords = useProblemWords();
  const [problem, setProblem] = useState<string | null>(null);
  const [refused, setRefused] = useState<AnswerOf<typeof cardCalls.changeMany>['refused']>([]);
  const { send, isPending } = useSend(cardCalls.changeMany, {
    topics: [{ topic: 'memberships' }, { topic: 'customers' }, { topic: 'vessels' }],
    onDone: (answer) => {
      toast({ kind: 'done', text: t('cardsChanged', { count: answer.changed.length }) });
      if (answer.refused.length === 0) {
        chosen.clear();
        onClose();
        return;
      }
      chosen.choose(
        answer.changed.map((card_id) => ({ card_id, card_number: '' })),
        false,
      );
      setRefused(answer.refused);
    },
    onRefused: (error) => setProblem(problemWords(error)),
  });
  if (refused.length > 0) return <RefusedCards refused={refused} cards={chosen.cards} onClose={onClose} />;
  return (
    <ConfirmDialog
      open
      title={t('bulkTitle', { action: t(`bulk_${action}`), cards: t('cardsChosen', { count: chosen.cards.size }) })}
      confirm={t(`bulk_${action}`)}
      busy={isPending}
      onClose={onClose}
      onConfirm={() => {
        setProblem(null);
        void send({ customer_ids: [...chosen.cards.keys()], action });
      }}
    >
      <p>{t(`bulkText_${action}`, { date: dateLong(oneYearFrom(today())) })}</p>
      {problem !== null && (
        <Banner tone="wrong" live>
          {problem}
        </Banner>
      )}
    </ConfirmDialog>
  );
}

interface RefusedCardsProps {
  readonly refused: AnswerOf<typeof cardCalls.changeMany>['refused'];
  readonly cards: ReadonlyMap<string, string>;
  readonly onClose: () => void;
}

function RefusedCards({ refused, cards, onClose }: RefusedCardsProps) {
  const { t } = useTranslation('customers');
  const codeWords = useFieldWords();
  return (
    <Dialog
      open
      title={t('cardsRefused')}
      size="small"
      onClose={onClose}
      actions={
        <Button kind="primary" onClick={onClose}>
          {t('actions:close')}
        </Button>
      }
    >
      <ul>
        {refused.map(({ customer_id, code }) => (
          <li key={customer_id}>
            <strong>{cards.get(customer_id)}</strong>: {codeWords(code)}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
