import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { berthCalls } from '../../../../../contracts/berths/calls.js';
import { useMay } from '../../../lib/session/may.js';
import { Page } from '../../../ui/page/page.js';
import { WithSidePanel } from '../../../ui/page/side-panel.js';
import { NoPermission } from '../../../ui/states/no-permission.js';
import { InventoryScreen } from '../list/inventory-screen.js';
import { useInventoryUrl } from '../list/use-inventory-url.js';
import { PierPanel } from '../piers/pier-panel.js';
import { PiersTab } from '../piers/piers-tab.js';

/** The piers with the form of one of them, or of a new one, in a panel beside them. */
export function Component() {
  const { t } = useTranslation('inventory');
  const may = useMay(berthCalls.listPiers.access);
  if (may) return <PierPage />;
  return (
    <Page title={t('trade:piersAndBerths')}>
      <NoPermission />
    </Page>
  );
}

function PierPage() {
  const { id } = useParams();
  const url = useInventoryUrl();
  return (
    <WithSidePanel panel={<PierPanel key={id ?? 'new'} pierId={id ?? null} />}>
      <InventoryScreen url={url} tab="piers">
        <PiersTab chosen={id} />
      </InventoryScreen>
    </WithSidePanel>
  );
}
