import type { NightOccupancy } from '../../../../../contracts/berths/matches.js';
import { MOST_EVENT_DAYS } from '../../../../../contracts/marinas/vocabulary.js';
import { addDays } from '../../../../../contracts/vocabulary/dates.js';
import { percentOf, toDecimal, toMinor } from '../../../../../contracts/vocabulary/money.js';
import type { DateRange } from '../../../../../contracts/vocabulary/dates-schemas.js';

/** Factors that may justify another price (spec 1 §9). */
export const priceDrivers = ['weather', 'rating', 'occupancy', 'events'] as const;
export type PriceDriver = (typeof priceDrivers)[number];

/** Price changes to choose from, in percent. */
export const priceSteps = [-10, -5, 0, 5, 10] as const;
export type PriceStep = (typeof priceSteps)[number];

/** Expected occupancy of the marina, in percent. */
export const occupancies = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100] as const;
export const USUAL_OCCUPANCY = 50;

/** The part of the berths that is taken on a night, in whole percent; null: no berth is in service. */
export function takenPercent({ berths, free }: NightOccupancy): number | null {
  return berths <= 0 ? null : Math.round((100 * (berths - Math.max(0, free))) / berths);
}

/** The mean of the nights, in percent; null: no berth is in service on any of them. */
export function meanOccupancy(nights: readonly NightOccupancy[]): number | null {
  const taken = nights.map(takenPercent).filter((percent) => percent !== null);
  return taken.length === 0 ? null : taken.reduce((sum, percent) => sum + percent, 0) / taken.length;
}

interface TakenNight {
  readonly date: string;
  readonly taken: number;
}

/** The nights with the fewest and with the most berths taken, the earliest of equal ones; null: no berth is in service. */
export function emptiestAndFullest(nights: readonly NightOccupancy[]): readonly [TakenNight, TakenNight] | null {
  const known = nights.flatMap((night) => {
    const taken = takenPercent(night);
    return taken === null ? [] : [{ date: night.date, taken }];
  });
  const [first] = known;
  if (first === undefined) return null;
  const least = known.reduce((one, other) => (other.taken < one.taken ? other : one), first);
  return [least, known.reduce((one, other) => (other.taken > one.taken ? other : one), first)];
}

/** The choice that is nearest to an occupancy in percent; `USUAL_OCCUPANCY` where it is not known. */
export function occupancyChoice(mean: number | null): number {
  if (mean === null) return USUAL_OCCUPANCY;
  return Math.min(100, Math.max(10, Math.round(mean / 10) * 10));
}

/**
 * A marina that is 10 to 20 percent full lowers the price by ten percent. One that is 90 to 100 percent full raises it
 * by ten.
 */
export function stepForOccupancy(percent: number): PriceStep {
  if (percent <= 20) return -10;
  if (percent <= 40) return -5;
  if (percent <= 60) return 0;
  return percent <= 80 ? 5 : 10;
}

/** The nights of a stay; null without valid dates. */
export function nightsOfStay(start_date: string | null, end_date: string | null): DateRange | null {
  return start_date && end_date && end_date > start_date ? { start_date, end_date } : null;
}

/** The step that a panel preselects. */
export function usualStep(driver: PriceDriver): PriceStep {
  return driver === 'rating' ? -5 : 0;
}

/** The price after a step, in decimals. It never exceeds the maximum of the field. */
export function movedBy(price: number, step: PriceStep): number {
  const minor = toMinor(price);
  return Math.min(999_999.99, toDecimal(minor + percentOf(minor, step)));
}

/** The days of a stay for the request of events, cut to the longest range that the route accepts. */
export function daysWithEvents({ start_date, end_date }: DateRange): DateRange {
  const last = addDays(start_date, MOST_EVENT_DAYS - 1);
  return { start_date, end_date: end_date < last ? end_date : last };
}
