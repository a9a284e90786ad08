import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cardCalls } from '../../../../../contracts/memberships/calls.js';
import { isAttachable } from '../../../entities/membership/card-actions.js';
import { loadOptions } from '../../../lib/api/use-load.js';
import { useMay } from '../../../lib/session/may.js';
import { useMarina } from '../../../lib/session/session.js';
import { Button } from '../../../ui/buttons/button.js';
import { lazyWithRetry } from '../../../ui/floats/lazy-with-retry.js';
import type { VesselPage } from '../model/vessel-form.js';

const AttachCardDialog = lazyWithRetry(
  async () => (await import('../../../entities/membership/attach-card-dialog.js')).AttachCardDialog,
);

/** Attaches a detached card of one of the vessel's contacts to it; nothing where no contact has such a card. */
export function AttachCardButton({ page: { vessel, boaters } }: { readonly page: VesselPage }) {
  const { t } = useTranslation('entities/membership');
  const marina = useMarina();
  const may = useMay(cardCalls.attach.access);
  const [open, setOpen] = useState(false);
  const answers = useQueries({
    queries: boaters.map(({ id: boater_id }) =>
      loadOptions(cardCalls.memberships, { boater_id }, { topics: [{ topic: 'memberships' }] }),
    ),
  });
  const found = answers
    .flatMap(({ data }) => data?.items ?? [])
    .filter((card) => isAttachable(card) && card.home_marina_id === marina.id);
  const cards = [...new Map(found.map((card) => [card.card_id, card])).values()];
  if (cards.length === 0 || vessel.name === null) return null;
  return (
    <>
      <Button size="small" disabledReason={may ? null : t('cardHindrance_noEditor')} onClick={() => setOpen(true)}>
        {t('attachCard')}
      </Button>
      {open && (
        <AttachCardDialog cards={cards} boats={[{ id: vessel.id, name: vessel.name }]} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
