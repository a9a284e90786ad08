import { addDays } from '../../../contracts/vocabulary/dates.js';

/** Nights of an earlier year are compared on the same day of the week: 52 weeks before. */
const YEAR_DAYS = 364;
const MOST_YEARS = 3;

export interface EarlierNights {
  readonly start_date: string;
  readonly end_date: string;
}

/**
 * The same nights of up to three earlier years, newest first, on the same days of the week; only years whose nights are
 * wholly on record.
 * @param first the first night on record; null: none
 */
export function earlierYears({ start_date, end_date }: EarlierNights, first: string | null): EarlierNights[] {
  if (first === null) return [];
  return Array.from({ length: MOST_YEARS }, (_, index) => {
    const days = -YEAR_DAYS * (index + 1);
    return { start_date: addDays(start_date, days), end_date: addDays(end_date, days) };
  }).filter((nights) => nights.start_date >= first);
}

/** How many of the berths for visitors were taken in one night. */
interface TakenBerths {
  readonly visitors: number;
  readonly free: number;
}

/**
 * What the nights would have earned if each had sold as often as the berths for visitors did in these years: the worst and
 * the best year. Null without a year, and without prices.
 * @param prices of the nights, in minor units
 * @param years the occupancy of the same nights, year by year
 */
export function likelyEarnings(
  prices: readonly (number | null)[],
  years: readonly (readonly TakenBerths[])[],
): { low: number; high: number; years: number } | null {
  if (years.length === 0 || prices.length === 0 || prices.includes(null)) return null;
  const sums = years.map((nights) =>
    prices.reduce<number>((sum, price, index) => sum + (price ?? 0) * shareTaken(nights[index]), 0),
  );
  return { low: Math.round(Math.min(...sums)), high: Math.round(Math.max(...sums)), years: years.length };
}

function shareTaken(night: TakenBerths | undefined): number {
  if (night === undefined) return 0;
  const berths = night.visitors + Math.max(0, night.free);
  return berths === 0 ? 0 : night.visitors / berths;
}
