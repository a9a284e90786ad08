import { useTranslation } from 'react-i18next';
import { berthCalls } from '../../../../../contracts/berths/calls.js';
import { useMay } from '../../../lib/session/may.js';
import { Page } from '../../../ui/page/page.js';
import { NoPermission } from '../../../ui/states/no-permission.js';
import { BerthsTab } from '../list/berths-tab.js';
import { InventoryScreen } from '../list/inventory-screen.js';
import { useInventoryUrl } from '../list/use-inventory-url.js';
import { PiersTab } from '../piers/piers-tab.js';

/** Piers and berths of the marina, in two tabs. */
export function Component() {
  const { t } = useTranslation('inventory');
  const may = useMay(berthCalls.listBerths.access);
  if (may) return <Inventory />;
  return (
    <Page title={t('trade:piersAndBerths')}>
      <NoPermission />
    </Page>
  );
}

function Inventory() {
  const url = useInventoryUrl();
  const tab = url.address.tab === 'piers' ? 'piers' : 'berths';
  return (
    <InventoryScreen url={url} tab={tab}>
      {tab === 'piers' ? <PiersTab /> : <BerthsTab url={url} />}
    </InventoryScreen>
  );
}
