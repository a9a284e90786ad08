import type { PlanDraft } from '../../../../../contracts/pricing/plan.js';
import { endOfPeriod } from '../../../../../contracts/pricing/rules/contract-period.js';

type ContractDates = Pick<PlanDraft['contracts'][number], 'period' | 'availability'>;

/** Why the price list has no price for a stay on a contract. */
export type ContractGap =
  | { readonly why: 'tooShort'; readonly firstEnd: string }
  | { readonly why: 'outside'; readonly from: string; readonly to: string };

/** Null where the contract covers the dates, so that another reason applies. */
export function contractGap(contract: ContractDates, start: string, end: string): ContractGap | null {
  const { start_date: from, end_date: to } = contract.availability;
  const firstEnd = endOfPeriod(start, contract.period);
  if (start < from || end > to || firstEnd > to) return { why: 'outside', from, to };
  return end < firstEnd ? { why: 'tooShort', firstEnd } : null;
}
