import { SurchargesTab } from './surcharges-tab.js';
import { TabColumns } from './tab-columns.js';

/** What a stay costs besides its nights. */
export function PersonsTab() {
  return (
    <TabColumns>
      <SurchargesTab />
    </TabColumns>
  );
}
