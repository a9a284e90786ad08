import type { PlanForm } from './plan-form.js';

/** What happens to a price, in the order in which the server does it. */
export const priceSteps = [
  'rate',
  'pier',
  'weekend',
  'laterNights',
  'multihull',
  'use',
  'booking',
  'cap',
  'discounts',
  'charges',
  'touristTax',
  'deposit',
] as const;
export type PriceStep = (typeof priceSteps)[number];

/** The steps that the plan has, in their order. */
export function stepsOf(plan: PlanForm): PriceStep[] {
  const some = (rows: readonly unknown[] | undefined) => (rows?.length ?? 0) > 0;
  const { multihull, commercial, liveaboard } = plan.surcharges;
  const has: Readonly<Record<PriceStep, boolean>> = {
    rate: true,
    pier: some(plan.places),
    weekend: some(plan.events) || plan.seasons.some(({ weekend }) => (weekend ?? null) !== null),
    laterNights: plan.seasons.some(({ later_nights }) => some(later_nights)),
    // On the length, it is a part of the rate.
    multihull: multihull?.applies_to === 'PRICE',
    use: commercial !== null || liveaboard !== null,
    booking: some(plan.lead_times),
    cap: plan.tiers?.combine === 'CAPPED',
    discounts: some(plan.discounts) || some(plan.discount_rules),
    charges: some(plan.custom_surcharges) || (plan.electricity?.type ?? 'INCLUDED') !== 'INCLUDED',
    touristTax: some(plan.tourist_taxes),
    deposit: plan.deposit.rule.deposit_type !== 'NONE',
  };
  return priceSteps.filter((step) => has[step]);
}
