/** The tabs of the price settings, in their order. */
export const pricingTabs = ['seasons', 'rates', 'persons', 'discounts', 'long_term', 'hourly', 'try'] as const;
export type PricingTab = (typeof pricingTabs)[number];

/** The tab of an address. Addresses of earlier versions lead to the tab that has what they showed. */
export function tabOf(named: string | null): PricingTab {
  if (named === 'surcharges') return 'persons';
  return pricingTabs.find((tab) => tab === named) ?? 'seasons';
}
