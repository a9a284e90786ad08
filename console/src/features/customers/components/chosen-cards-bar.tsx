import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MOST_CARDS_AT_ONCE } from '../../../../../contracts/memberships/vocabulary.js';
import { Button } from '../../../ui/buttons/button.js';
import { MenuButton } from '../../../ui/buttons/menu-button.js';
import { lazyWithRetry } from '../../../ui/floats/lazy-with-retry.js';
import { Banner } from '../../../ui/page/banner.js';
import { type BulkAction, bulkActions } from '../model/bulk-actions.js';
import type { ChosenCards } from './use-chosen-cards.js';

const ChangeManyDialog = lazyWithRetry(async () => (await import('./change-many-dialog.js')).ChangeManyDialog);

/** The actions for the chosen cards. The bar is hidden while no card is chosen. */
export function ChosenCardsBar({ chosen }: { readonly chosen: ChosenCards }) {
  const { t } = useTranslation('customers');
  const [action, setAction] = useState<BulkAction | null>(null);
  const count = chosen.cards.size;
  if (count === 0) return null;
  return (
    <>
      <Banner
        tone="news"
        live
        title={t('cardsChosen', { count })}
        actions={
          <>
            <MenuButton
              label={t('changeCards')}
              disabledReason={count > MOST_CARDS_AT_ONCE ? t('tooManyCards', { most: MOST_CARDS_AT_ONCE }) : null}
              items={bulkActions.map((id) => ({ id, label: t(`bulk_${id}`), run: () => setAction(id) }))}
            />
            <Button onClick={chosen.clear}>{t('clearChosen')}</Button>
          </>
        }
      />
      {action !== null && <ChangeManyDialog action={action} chosen={chosen} onClose={() => setAction(null)} />}
    </>
  );
}
