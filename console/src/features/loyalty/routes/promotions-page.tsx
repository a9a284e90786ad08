import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { promotionCalls } from '../../../../../contracts/loyalty/calls.js';
import type { PromotionRow } from '../../../../../contracts/loyalty/promotion.js';
import { useLoad } from '../../../lib/api/use-load.js';
import { useMay } from '../../../lib/session/may.js';
import { Button } from '../../../ui/buttons/button.js';
import { Card } from '../../../ui/page/card.js';
import { Page } from '../../../ui/page/page.js';
import { Section } from '../../../ui/page/section.js';
import { EmptyState } from '../../../ui/states/empty-state.js';
import { LoadFailed } from '../../../ui/states/load-failed.js';
import { NotRefreshed } from '../../../ui/states/not-refreshed.js';
import { LoadingLines } from '../../../ui/states/loading-lines.js';
import { NoPermission } from '../../../ui/states/no-permission.js';
import { PromotionDialog } from '../components/promotion-dialog.js';
import { PromotionTable } from '../components/promotion-table.js';

/** The rules by which members earn points, for administrators. */
export function Component() {
  return useMay(promotionCalls.list.access) ? <Promotions /> : <NoPermission />;
}

function Promotions() {
  const { t } = useTranslation('loyalty');
  const [editing, setEditing] = useState<PromotionRow | 'new' | null>(null);
  const answer = useLoad(promotionCalls.list, undefined, { topics: [{ topic: 'loyalty' }] });
  const items = answer.data?.items ?? [];
  const create = (
    <Button kind="primary" onClick={() => setEditing('new')}>
      {t('createPromotion')}
    </Button>
  );
  return (
    <Page title={t('trade:promotions')} subtitle={t('promotionsText')} actions={items.length > 0 && create}>
      <Card>
        <Section>
          <NotRefreshed load={answer} />
          {answer.data === undefined &&
            (answer.error === null ? <LoadingLines lines={4} rowHeight={44} /> : <LoadFailed load={answer} />)}
          {answer.data !== undefined && items.length === 0 && (
            <EmptyState title={t('noPromotions')} action={create}>
              {t('noPromotionsText')}
            </EmptyState>
          )}
          {items.length > 0 && <PromotionTable items={items} onEdit={setEditing} />}
        </Section>
      </Card>
      {editing !== null && (
        <PromotionDialog promotion={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />
      )}
    </Page>
  );
}
