import { pricingCalls } from '../../../../../contracts/pricing/calls.js';
import type { InstalmentSchedule } from '../../../../../contracts/pricing/vocabulary.js';
import { useLoad } from '../../../lib/api/use-load.js';

/** How the price of a stay on this contract of the plan is paid; `ONCE` without a contract and until the plan is read. */
export function useContractSchedule(contractId: string | null): InstalmentSchedule {
  const enabled = contractId !== null;
  const { data } = useLoad(pricingCalls.getPlan, {}, { topics: [{ topic: 'pricing' }], enabled });
  const contract = data?.season_pricing_plan?.contracts.find(({ id }) => id === contractId);
  return contract?.instalments ?? 'ONCE';
}
