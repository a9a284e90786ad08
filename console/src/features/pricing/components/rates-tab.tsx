import { RatesCard } from './rates-card.js';
import { TabColumns } from './tab-columns.js';

/** What boats pay in each season. */
export function RatesTab() {
  return (
    <TabColumns>
      <RatesCard />
    </TabColumns>
  );
}
