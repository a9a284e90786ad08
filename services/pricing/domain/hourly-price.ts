import type { StoredPlan } from './stored-plan.js';

export interface HourlyPrice {
  readonly hours: number;
  readonly free_hours: number;
  /** Minor units. */
  readonly price_per_hour: number;
  readonly capped: boolean;
  readonly total_to_pay: number;
}

/**
 * The price of a visit `[from, to)`, times of day `HH:MM`, in minor units. Begun hours count as whole ones. Null if the
 * plan takes no visits by the hour, the visit is longer or at another time than allowed, or the boat is longer than
 * every category.
 */
export function hourlyPrice(plan: StoredPlan, length: number, from: string, to: string): HourlyPrice | null {
  const { hourly } = plan;
  if (hourly === null || from < hourly.from || to > hourly.to) return null;
  const hours = Math.ceil((minutesOf(to) - minutesOf(from)) / 60);
  if (hours < 1 || hours > hourly.most_hours) return null;
  const category = hourly.categories.find(({ max_length }) => length <= max_length);
  if (category === undefined) return null;
  const { price_per_hour, most_per_day } = category;
  const full = Math.max(0, hours - hourly.free_hours) * price_per_hour;
  const free_hours = Math.min(hours, hourly.free_hours);
  return {
    hours,
    free_hours,
    price_per_hour,
    capped: full > most_per_day,
    total_to_pay: Math.min(full, most_per_day),
  };
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}
