import type { Stay } from './night-prices.js';
import type { StoredPlan } from './stored-plan.js';
import { nightsBetween } from '../../../contracts/vocabulary/dates.js';

/** A discount that a stay fits. The name is null for one by nights. */
export interface FittingDiscount {
  readonly name: string | null;
  readonly percent: number;
  /** False: another one takes off more, and only one applies. */
  readonly applied: boolean;
}

export interface Discounts {
  /** Percent of the nights, at most two decimals. */
  readonly percent: number;
  /** In the order of the list: the discount by nights, then the others. */
  readonly fitting: readonly FittingDiscount[];
}

type Rule = NonNullable<StoredPlan['discount_rules']>[number];

const NONE: Discounts = { percent: 0, fitting: [] };

/**
 * The discount on the nights of a stay. A contract's price is never discounted.
 * @param today the day on which the stay is booked, unless it says another one
 * @param used how many stays have used each promo code, in upper case; absent: none
 */
export function discountsOf(
  plan: StoredPlan,
  stay: Stay,
  today: string,
  used: ReadonlyMap<string, number> = new Map(),
): Discounts {
  if (stay.contract_id !== null) return NONE;
  const nights = nightsBetween(stay.start_date, stay.end_date);
  const byNights = plan.discounts
    .filter((discount) => discount.nights <= nights)
    .reduce((best, one) => (one.nights > best.nights ? one : best), { nights: 0, percent: 0 });
  const rules = (plan.discount_rules ?? []).filter((rule) => fits(rule, stay, nights, today, used));
  const all = [
    ...(byNights.nights === 0 ? [] : [{ name: null, percent: byNights.percent }]),
    ...rules.map(({ name, percent }) => ({ name, percent })),
  ];
  if (all.length === 0) return NONE;
  if (plan.discounts_combine === 'ADDED') {
    const hundredths = all.reduce((sum, { percent }) => sum + Math.round(percent * 100), 0);
    return { percent: Math.min(100, hundredths / 100), fitting: all.map((one) => ({ ...one, applied: true })) };
  }
  const best = all.reduce((most, one) => (one.percent > most.percent ? one : most));
  return { percent: best.percent, fitting: all.map((one) => ({ ...one, applied: one === best })) };
}

function fits(rule: Rule, stay: Stay, nights: number, today: string, used: ReadonlyMap<string, number>): boolean {
  const booked = stay.booked_on ?? today;
  const inTime =
    (rule.booked === null || (rule.booked.from <= booked && booked < rule.booked.to)) &&
    (rule.stays === null || (rule.stays.from <= stay.start_date && stay.end_date <= rule.stays.to));
  return inTime && isFor(rule.for, stay, nights, used);
}

function isFor(condition: Rule['for'], stay: Stay, nights: number, used: ReadonlyMap<string, number>): boolean {
  switch (condition.type) {
    case 'NIGHTS':
      return nights >= condition.nights;
    case 'MEMBERS':
      return (stay.member_of ?? []).some(
        ({ group, group_id }) =>
          group === condition.group && (condition.group_id === null || group_id === condition.group_id),
      );
    case 'PROMO_CODE': {
      const code = condition.code.toUpperCase();
      const left = condition.most_uses === null || (used.get(code) ?? 0) < condition.most_uses;
      return stay.promo_code?.trim().toUpperCase() === code && left;
    }
    case 'EARLY_PAYMENT':
      return stay.paid_days_before !== undefined && stay.paid_days_before >= condition.days;
  }
}
