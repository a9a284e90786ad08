import { addDays, nightsBetween } from '../../../contracts/vocabulary/dates.js';
import { percentOf } from '../../../contracts/vocabulary/money.js';

/** `percent` of the amount paid is refunded if at least `days_before_arrival` days are left. */
export interface RefundTier {
  readonly days_before_arrival: number;
  readonly percent: number;
}

/** In any order; below the last tier nothing is refunded. */
export type CancellationPolicy = readonly RefundTier[];

/** The default refunds everything up to and including the arrival date. */
export const DEFAULT_CANCELLATION_POLICY: CancellationPolicy = [{ days_before_arrival: 0, percent: 100 }];

/** Percentage that a boater who cancels on `today` is refunded. */
export function refundPercent(policy: CancellationPolicy, today: string, arrival: string): number {
  const left = nightsBetween(today, arrival);
  let best: RefundTier | null = null;
  for (const tier of policy) {
    if (tier.days_before_arrival > left) continue;
    if (best === null || tier.days_before_arrival > best.days_before_arrival) best = tier;
  }
  return best?.percent ?? 0;
}

/** Cancelling on or before `until` refunds `percent`, unless an earlier tier refunds more. */
export interface TierLeft {
  readonly until: string;
  readonly percent: number;
}

/** The refund tiers still open to a boater from `today` on, next one first; empty after the last one. */
export function tiersLeft(policy: CancellationPolicy, today: string, arrival: string): TierLeft[] {
  return policy
    .map(({ days_before_arrival, percent }) => ({ until: addDays(arrival, -days_before_arrival), percent }))
    .filter(({ until, percent }) => until >= today && percent > 0)
    .sort((one, other) => one.until.localeCompare(other.until));
}

/**
 * Minor units of `held` that are refunded. The policy applies to cancellations by the boater; a cancellation by the
 * marina refunds everything.
 */
export function refundOnCancel(
  by: 'MARINA' | 'BOATER',
  held: number,
  policy: CancellationPolicy,
  today: string,
  arrival: string,
): number {
  if (by === 'MARINA') return held;
  return Math.min(held, percentOf(held, refundPercent(policy, today, arrival)));
}
