import { pricingCalls } from '../../../../../contracts/pricing/calls.js';
import type { PlanDraft } from '../../../../../contracts/pricing/plan.js';
import { useLoad } from '../../../lib/api/use-load.js';

/** The contract of the price list with this id; null without one and until the price list is read. */
export function useContractOfPlan(contractId: string | null): PlanDraft['contracts'][number] | null {
  const enabled = contractId !== null;
  const { data } = useLoad(pricingCalls.getPlan, {}, { topics: [{ topic: 'pricing' }], enabled });
  return data?.season_pricing_plan?.contracts.find(({ id }) => id === contractId) ?? null;
}
