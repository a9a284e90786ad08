import { addDays, nightsBetween } from '../../../contracts/vocabulary/dates.js';
import type { StoredPlan } from './stored-plan.js';
import { addMonths } from '../../../contracts/pricing/rules/contract-period.js';

export type Tier = 'daily' | 'weekly' | 'monthly';

/** Consecutive nights at one tier; `span` is the number of nights that the tier's full price covers. */
export interface RateBlock {
  readonly tier: Tier;
  readonly nights: readonly string[];
  readonly span: number;
}

/**
 * Divides a stay into months (calendar months from the day of arrival), weeks and days, using only tiers that have a
 * rate.
 *
 * STANDARD: as many whole months as fit, then whole weeks, then days. DISCOUNTED: the longest tier the stay reaches
 * applies to all of its nights; the last block may be part of a month or week.
 */
export function cutStay(
  start: string,
  end: string,
  calculation: StoredPlan['rate_calculation'],
  offered: ReadonlySet<Tier>,
): RateBlock[] {
  const longestWhole = (nights: number, month: number): Tier => {
    if (nights >= month && offered.has('monthly')) return 'monthly';
    return nights >= 7 && offered.has('weekly') ? 'weekly' : 'daily';
  };
  const reached = longestWhole(nightsBetween(start, end), nightsBetween(start, addMonths(start, 1)));
  const blocks: RateBlock[] = [];
  let from = start;
  let months = 0;
  while (from < end) {
    const left = nightsBetween(from, end);
    const month = nightsBetween(from, addMonths(start, months + 1));
    const tier = calculation === 'DISCOUNTED' ? reached : longestWhole(left, month);
    const span = { daily: 1, weekly: 7, monthly: month }[tier];
    const first = from;
    const taken = Math.min(span, left);
    blocks.push({ tier, span, nights: Array.from({ length: taken }, (_, night) => addDays(first, night)) });
    from = addDays(first, taken);
    if (tier === 'monthly') months += 1;
  }
  return blocks;
}
