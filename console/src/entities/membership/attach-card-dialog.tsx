import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cardCalls } from '../../../../contracts/memberships/calls.js';
import { useSend } from '../../lib/api/use-send.js';
import { useProblemWords } from '../../lib/i18n/use-problem-words.js';
import { FormDialog } from '../../ui/dialogs/form-dialog.js';
import { SelectInput } from '../../ui/fields/select-input.js';
import { useToast } from '../../ui/toast/toast-context.js';
import type { MembershipCard } from '../../../../contracts/vocabulary/membership-card.js';

/** A boat that a card can be attached to. */
export interface AttachableBoat {
  readonly id: string;
  readonly name: string;
}

interface AttachCardDialogProps {
  /** Detached cards, at least one, and boats of their holders, at least one: the dialog asks which. */
  readonly cards: readonly Pick<MembershipCard, 'card_id' | 'card_number'>[];
  readonly boats: readonly AttachableBoat[];
  readonly onClose: () => void;
}

/** Attaches a detached card to a boat of one of its holders. */
export function AttachCardDialog({ cards, boats, onClose }: AttachCardDialogProps) {
  const { t } = useTranslation('entities/membership');
  const toast = useToast();
  const problemWords = useProblemWords();
  const [firstCard] = useState(cards[0]?.card_id ?? '');
  const [firstBoat] = useState(boats[0]?.id ?? '');
  const [cardId, setCardId] = useState(firstCard);
  const [boatId, setBoatId] = useState(firstBoat);
  const [problem, setProblem] = useState<string | null>(null);
  const number = cards.find(({ card_id }) => card_id === cardId)?.card_number ?? '';
  const boat = boats.find(({ id }) => id === boatId)?.name ?? '';
  const { send, isPending } = useSend(cardCalls.attach, {
    topics: [{ topic: 'memberships' }, { topic: 'vessels' }, { topic: 'customers' }],
    onDone: () => {
      toast({ kind: 'done', text: t('cardAttached', { number, boat }) });
      onClose();
    },
    onRefused: (error) => setProblem(problemWords(error)),
  });
  return (
    <FormDialog
      open
      title={t('attachTitle')}
      dirty={cardId !== firstCard || boatId !== firstBoat}
      confirm={t('attachConfirm')}
      busy={isPending}
      problem={problem}
      onClose={onClose}
      onConfirm={() => {
        setProblem(null);
        void send({ customer_id: cardId, vessel_id: boatId });
      }}
    >
      <SelectInput
        label={t('card')}
        value={cardId}
        options={cards.map(({ card_id, card_number }) => ({ value: card_id, label: card_number }))}
        onChange={(id) => setCardId(id ?? '')}
      />
      <SelectInput
        label={t('boat')}
        value={boatId}
        options={boats.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(id) => setBoatId(id ?? '')}
      />
      <p>{t('attachText')}</p>
    </FormDialog>
  );
}
