import { SeasonsCard } from './seasons-card.js';
import { TabColumns } from './tab-columns.js';

/** When each season of the year is. */
export function SeasonsTab() {
  return (
    <TabColumns>
      <SeasonsCard />
    </TabColumns>
  );
}
