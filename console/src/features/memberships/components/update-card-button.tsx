import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cardCalls } from '../../../../../contracts/memberships/calls.js';
import { useMay } from '../../../lib/session/may.js';
import { Button } from '../../../ui/buttons/button.js';
import { lazyWithRetry } from '../../../ui/floats/lazy-with-retry.js';
import { EditIcon } from '../../../ui/icons.js';
import type { ShownCard } from '../model/shown-card.js';

const UpdateCardDialog = lazyWithRetry(async () => (await import('./update-card-dialog.js')).UpdateCardDialog);

/** Opens the form of the card, or says why it cannot be changed. */
export function UpdateCardButton({ shown }: { readonly shown: ShownCard }) {
  const { t } = useTranslation('memberships');
  const may = useMay(cardCalls.update.access);
  const [open, setOpen] = useState(false);
  const archived = shown.card.status === 'archived';
  const reason = !may ? t('hindrance_noEditor') : archived ? t('hindrance_archived') : null;
  return (
    <>
      <Button icon={<EditIcon />} disabledReason={reason} onClick={() => setOpen(true)}>
        {t('actions:edit')}
      </Button>
      {open && <UpdateCardDialog shown={shown} onClose={() => setOpen(false)} />}
    </>
  );
}
