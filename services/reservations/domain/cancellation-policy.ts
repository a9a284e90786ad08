import { addDays, nightsBetween } from '../../../contracts/vocabulary/dates.js';
import { percentOf } from '../../../contracts/vocabulary/money.js';

/** `percent` of what was paid comes back when at least `days_before_arrival` days are left. */
export interface RefundTier {
  readonly days_before_arrival: number;
  readonly percent: number;
}

/** In any order; below the last tier nothing comes back. */
export type CancellationPolicy = readonly RefundTier[];

/** A marina that set nothing gives everything back up to and including the arrival date. */
export const DEFAULT_CANCELLATION_POLICY: CancellationPolicy = [{ days_before_arrival: 0, percent: 100 }];

/** Share in percent that a boater who cancels on `today` gets back. */
export function refundPercent(policy: CancellationPolicy, today: string, arrival: string): number {
  const left = nightsBetween(today, arrival);
  let best: RefundTier | null = null;
  for (const tier of policy) {
    if (tier.days_before_arrival > left) continue;
    if (best === null || tier.days_before_arrival > best.days_before_arrival) best = tier;
  }
  return best?.percent ?? 0;
}

/** Who cancels on `until` or before gets `percent` back, as long as no earlier tier gives more. */
export interface TierLeft {
  readonly until: string;
  readonly percent: number;
}

/** What a boater may still get back who cancels from `today` on, the next step first; after the last one nothing. */
export function tiersLeft(policy: CancellationPolicy, today: string, arrival: string): TierLeft[] {
  return policy
    .map(({ days_before_arrival, percent }) => ({ until: addDays(arrival, -days_before_arrival), percent }))
    .filter(({ until, percent }) => until >= today && percent > 0)
    .sort((one, other) => one.until.localeCompare(other.until));
}

/**
 * Minor units that go back of `held`. The policy is the boater's; when the marina takes the booking
 * back, all of it returns.
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
