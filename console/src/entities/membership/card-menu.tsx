import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MembershipCard } from '../../../../contracts/memberships/card.js';
import { cardCalls } from '../../../../contracts/memberships/calls.js';
import { useFormats } from '../../lib/format/use-formats.js';
import { useMay } from '../../lib/session/may.js';
import { useMarina } from '../../lib/session/session.js';
import { MenuButton } from '../../ui/buttons/menu-button.js';
import { lazyWithRetry } from '../../ui/floats/lazy-with-retry.js';
import { MoreIcon } from '../../ui/icons.js';
import { type CardAction, cardActions, cardHindrance } from './card-actions.js';

const CardDialog = lazyWithRetry(async () => (await import('./card-dialog.js')).CardDialog);

interface CardMenuProps {
  readonly card: MembershipCard;
}

/** The menu of a card for its home marina. Each action opens a dialog that states its consequences. */
export function CardMenu({ card }: CardMenuProps) {
  const { t } = useTranslation('entities/membership');
  const { today } = useFormats();
  const marina_id = useMarina().id;
  const mayEdit = useMay(cardCalls.changeStatus.access);
  const [action, setAction] = useState<CardAction | null>(null);
  const hindrance = cardHindrance(card, { marina_id, mayEdit });
  return (
    <>
      <MenuButton
        label={t('actionsOf', { number: card.card_number })}
        icon={<MoreIcon />}
        iconOnly
        disabledReason={hindrance === null ? null : t(`cardHindrance_${hindrance}`)}
        items={cardActions(card, today()).map((id) => ({
          id,
          label: t(`action_${id}`),
          hint: t(`actionHint_${id}`),
          run: () => setAction(id),
        }))}
      />
      {action !== null && <CardDialog card={card} action={action} onClose={() => setAction(null)} />}
    </>
  );
}
