import { addDays, nightsBetween } from '../../vocabulary/dates.js';
import { roundHalfUp } from '../../vocabulary/money.js';
import type { Supply } from '../vocabulary.js';
import type { DatedPercent } from './national-vat.js';

/** A rate of a marina: what it is used for, and how high it was from when on. */
export interface RateInUse {
  readonly used_for: readonly Supply[];
  readonly rates: readonly DatedPercent[];
}

/** The percentage on a day; 0 before the first one. */
export function percentOn(rates: readonly DatedPercent[], day: string): number {
  let latest: DatedPercent | null = null;
  for (const rate of rates) {
    if (rate.valid_from <= day && (latest === null || rate.valid_from >= latest.valid_from)) latest = rate;
  }
  return latest?.percent ?? 0;
}

/** The VAT of what a marina supplies on a day; 0 for what no rate is used for. */
export function vatOfSupply(list: readonly RateInUse[], supply: Supply, day: string): number {
  const rate = list.find(({ used_for }) => used_for.includes(supply));
  return rate === undefined ? 0 : percentOn(rate.rates, day);
}

/** Parts of a stay with one rate of VAT for its nights, `[start_date, end_date)`, in order. */
export function partsByVat(
  list: readonly RateInUse[],
  stay: { readonly start_date: string; readonly end_date: string },
): { readonly start_date: string; readonly end_date: string; readonly percent: number; readonly nights: number }[] {
  const changes = new Set(list.flatMap(({ rates }) => rates.map(({ valid_from }) => valid_from)));
  const inside = [...changes].filter((day) => day > stay.start_date && day < stay.end_date).sort();
  const starts = [stay.start_date, ...inside];
  const parts = starts.map((start_date, index) => {
    const end_date = starts[index + 1] ?? stay.end_date;
    const percent = vatOfSupply(list, 'NIGHTS', start_date);
    return { start_date, end_date, percent, nights: nightsBetween(start_date, end_date) };
  });
  return parts.reduce<typeof parts>((joined, part) => {
    const last = joined.at(-1);
    if (last === undefined || last.percent !== part.percent) return [...joined, part];
    return [...joined.slice(0, -1), { ...last, end_date: part.end_date, nights: last.nights + part.nights }];
  }, []);
}

/** The last day of a stay's service: the day of its last night, or of a visit without a night. */
export function lastDayOf({
  start_date,
  end_date,
}: {
  readonly start_date: string;
  readonly end_date: string;
}): string {
  return end_date > start_date ? addDays(end_date, -1) : start_date;
}

/** The VAT inside an amount that includes it, in minor units, rounded half up. */
export function vatInside(gross: number, percent: number): number {
  const hundredths = Math.round(percent * 100);
  return roundHalfUp((gross * hundredths) / (10_000 + hundredths));
}

/** Whole parts of an amount in proportion to weights; together they are exactly the amount. */
export function shares(amount: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  if (all === 0) return weights.map(() => 0);
  let weight = 0;
  let given = 0;
  return weights.map((own) => {
    weight += own;
    const upTo = roundHalfUp((amount * weight) / all);
    const share = upTo - given;
    given = upTo;
    return share;
  });
}
