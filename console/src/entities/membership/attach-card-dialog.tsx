import { useTranslation } from 'react-i18next';

import { cardCalls } from '../../../../contracts/memberships/calls.js';
import { cardSchemas } from '../../../../contracts/memberships/call-schemas.js';
import { useSend } from '../../lib/api/use-send.js';
import { bodyOf } from '../../lib/forms/body-of.js';
import { DialogForm } from '../../ui/forms/dialog-form.js';
import { useDialogForm } from '../../ui/forms/use-dialog-form.js';
import { useDone } from '../../ui/forms/use-done.js';
import { SelectField } from '../../ui/fields/select-field.js';
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
  const done = useDone(onClose);
  const sending = useSend(cardCalls.attach, {
    topics: [{ topic: 'memberships' }, { topic: 'vessels' }, { topic: 'customers' }],
    onDone: (_, { customer_id, vessel_id }) => {
      const number = cards.find(({ card_id }) => card_id === customer_id)?.card_number ?? '';
      done(t('cardAttached', { number, boat: boats.find(({ id }) => id === vessel_id)?.name ?? '' }));
    },
  });
  const form = useDialogForm(bodyOf(cardSchemas.attach), {
    initial: { customer_id: cards[0]?.card_id ?? '', vessel_id: boats[0]?.id ?? '' },
    sending,
    send: sending.send,
  });
  return (
    <DialogForm form={form} title={t('attachTitle')} confirm={t('attachConfirm')} onClose={onClose}>
      <SelectField
        control={form.control}
        name="customer_id"
        label={t('trade:card')}
        options={cards.map(({ card_id, card_number }) => ({ value: card_id, label: card_number }))}
      />
      <SelectField
        control={form.control}
        name="vessel_id"
        label={t('trade:boat')}
        options={boats.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <p>{t('attachText')}</p>
    </DialogForm>
  );
}
