import { OffersCard } from './offers-card.js';
import { TabColumns } from './tab-columns.js';
import { TryCard } from './try-card.js';

/** Prices of stays by the draft, and the open offers that they change. */
export function TryTab({ hasDraft }: { readonly hasDraft: boolean }) {
  return (
    <TabColumns>
      <TryCard />
      <OffersCard hasDraft={hasDraft} />
    </TabColumns>
  );
}
