import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cardCalls } from '../../../../contracts/memberships/calls.js';
import { useFormats } from '../../lib/format/use-formats.js';
import { useMay } from '../../lib/session/may.js';
import { useMarina } from '../../lib/session/session.js';
import { MenuButton } from '../../ui/buttons/menu-button.js';
import { lazyWithRetry } from '../../ui/floats/lazy-with-retry.js';
import { MoreIcon } from '../../ui/icons.js';
import type { AttachableBoat } from './attach-card-dialog.js';
import { type CardAction, cardActions, cardHindrance, isAttachable } from './card-actions.js';
import type { MembershipCard } from '../../../../contracts/vocabulary/membership-card.js';

const CardDialog = lazyWithRetry(async () => (await import('./card-dialog.js')).CardDialog);

const AttachCardDialog = lazyWithRetry(async () => (await import('./attach-card-dialog.js')).AttachCardDialog);

interface CardMenuProps {
  readonly card: MembershipCard;
  /** Boats of the holder, where they are known: a detached card can be attached to one. */
  readonly boats?: readonly AttachableBoat[];
}

/** The menu of a card for its home marina. Each action opens a dialog that states its consequences. */
export function CardMenu({ card, boats = [] }: CardMenuProps) {
  const { t } = useTranslation('entities/membership');
  const { today } = useFormats();
  const marina_id = useMarina().id;
  const mayEdit = useMay(cardCalls.changeStatus.access);
  const [action, setAction] = useState<CardAction | null>(null);
  const [attaching, setAttaching] = useState(false);
  const hindrance = cardHindrance(card, { marina_id, mayEdit });
  return (
    <>
      <MenuButton
        label={t('actionsOf', { number: card.card_number })}
        icon={<MoreIcon />}
        iconOnly
        disabledReason={hindrance === null ? null : t(`cardHindrance_${hindrance}`)}
        items={[
          ...(isAttachable(card) && boats.length > 0
            ? [{ id: 'attach', label: t('attachToBoat'), hint: t('attachToBoatHint'), run: () => setAttaching(true) }]
            : []),
          ...cardActions(card, today()).map((id) => ({
            id,
            label: t(`action_${id}`),
            hint: t(`actionHint_${id}`),
            run: () => setAction(id),
          })),
        ]}
      />
      {action !== null && <CardDialog card={card} action={action} onClose={() => setAction(null)} />}
      {attaching && <AttachCardDialog cards={[card]} boats={boats} onClose={() => setAttaching(false)} />}
    </>
  );
}
