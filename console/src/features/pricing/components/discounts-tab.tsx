import { DepositCard } from './deposit-card.js';
import { DiscountRulesCard } from './discount-rules-card.js';
import { NightDiscountsCard } from './night-discounts-card.js';
import { PriceStepsCard } from './price-steps-card.js';
import { TabColumns } from './tab-columns.js';

/** Who pays less, in which order a price is made, and the deposit with its exceptions. */
export function DiscountsTab() {
  return (
    <TabColumns aside={<PriceStepsCard />}>
      <NightDiscountsCard />
      <DiscountRulesCard />
      <DepositCard />
    </TabColumns>
  );
}
