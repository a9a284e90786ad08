import { addDays, nightsBetween } from '../../vocabulary/dates.js';
import { percentOf } from '../../vocabulary/money.js';

/** `refund_percent` of the amount paid is refunded if at least `days_before_arrival` days are left. */
export interface CancellationStep {
  readonly days_before_arrival: number;
  readonly refund_percent: number;
}

/** In any order; below the last step nothing is refunded. */
export type CancellationPolicy = readonly CancellationStep[];

/** The policy of a marina that has set none: everything is refunded up to and including the arrival date. */
export const DEFAULT_CANCELLATION_POLICY: CancellationPolicy = [{ days_before_arrival: 0, refund_percent: 100 }];

/** CANCELLATION_POLICY_SHORT holds for stays without a contract, CANCELLATION_POLICY_LONG for stays on one (spec 3 §3). */
export type StayKind = 'short' | 'long';

/** The policy that holds for a kind of stay. Long stays follow the rules of short ones where they have none of their own. */
export function cancellationPolicy(
  settings: {
    readonly cancellation_policy: CancellationPolicy;
    readonly cancellation_policy_long: CancellationPolicy | null;
  },
  kind: StayKind,
): CancellationPolicy {
  const own = kind === 'long' ? settings.cancellation_policy_long : null;
  const steps = own ?? settings.cancellation_policy;
  return steps.length === 0 ? DEFAULT_CANCELLATION_POLICY : steps;
}

/** Percentage that a boater who cancels on `today` is refunded. Of the steps that fit, the one with the most days applies. */
export function refundPercent(policy: CancellationPolicy, today: string, arrival: string): number {
  const left = nightsBetween(today, arrival);
  let best: CancellationStep | null = null;
  for (const step of policy) {
    if (step.days_before_arrival > left) continue;
    if (best === null || step.days_before_arrival > best.days_before_arrival) best = step;
  }
  return best?.refund_percent ?? 0;
}

/** Cancelling on or before `until` refunds `percent`, unless an earlier step refunds more. */
export interface StepLeft {
  readonly until: string;
  readonly percent: number;
}

/** The steps still open to a boater from `today` on, next one first; empty after the last one. */
export function stepsLeft(policy: CancellationPolicy, today: string, arrival: string): StepLeft[] {
  return policy
    .map((step) => ({ until: addDays(arrival, -step.days_before_arrival), percent: step.refund_percent }))
    .filter(({ until, percent }) => until >= today && percent > 0)
    .sort((one, other) => one.until.localeCompare(other.until));
}

/** Minor units of `held` that the policy refunds for a cancellation on `today`; never more than is held. */
export function policyRefund(held: number, policy: CancellationPolicy, today: string, arrival: string): number {
  return Math.min(held, percentOf(held, refundPercent(policy, today, arrival)));
}
