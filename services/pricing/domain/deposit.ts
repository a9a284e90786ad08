import { percentOf } from '../../../contracts/vocabulary/money.js';
import type { DepositRule, StoredPlan } from './stored-plan.js';
import { type DepositException, depositExceptions, depositPercentages } from '../../../contracts/pricing/vocabulary.js';

/** The facts that determine a deposit. Money in minor units. */
export interface DepositFacts {
  readonly nights: number;
  readonly price_per_night: number;
  readonly total_to_pay: number;
  /** Counted from the day of the price query; negative for stays that have begun. */
  readonly days_before_arrival: number;
}

/** The exception that the stay fits, tried in the order of the plan; null: none. */
export function depositExceptionFor(
  { exceptions, order }: StoredPlan['deposit'],
  facts: DepositFacts,
): DepositException | null {
  const { days_before_arrival: late, short_stay: short, low_cost: low } = exceptions;
  const fits: Readonly<Record<DepositException, boolean>> = {
    days_before_arrival: late !== null && facts.days_before_arrival <= late.days,
    short_stay: short !== null && facts.nights <= short.nights,
    low_cost: low !== null && facts.total_to_pay < low.below,
  };
  return (order ?? depositExceptions).find((exception) => fits[exception]) ?? null;
}

/** The rule for this stay: that of the first matching exception, else the plan's own. */
export function depositRuleFor(deposit: StoredPlan['deposit'], facts: DepositFacts): DepositRule {
  const exception = depositExceptionFor(deposit, facts);
  const chosen = (exception === null ? null : deposit.exceptions[exception]?.rule) ?? deposit.rule;
  // A reservation's deposit covers at most its own nights (spec 1 §5).
  if (chosen.deposit_type === 'NIGHTS') return { ...chosen, amount: Math.min(chosen.amount, facts.nights) };
  return chosen.deposit_type === 'PERCENTAGE' ? { ...chosen, amount: nearestPercentage(chosen.amount) } : chosen;
}

/** The percentage that a reservation may have which is nearest to that of a plan from an earlier version. */
function nearestPercentage(percent: number): number {
  const away = (allowed: number) => Math.abs(allowed - percent);
  return depositPercentages.reduce((best, allowed) => (away(allowed) < away(best) ? allowed : best));
}

/** The deposit in minor units: never more than the total (spec 1 §9). */
export function depositAmount(rule: DepositRule, facts: DepositFacts): number {
  switch (rule.deposit_type) {
    case 'NONE':
      return 0;
    case 'PERCENTAGE':
      return percentOf(facts.total_to_pay, rule.amount);
    case 'FIXED_AMOUNT':
      return Math.min(rule.amount, facts.total_to_pay);
    case 'NIGHTS':
      return Math.min(rule.amount * facts.price_per_night, facts.total_to_pay);
  }
}
