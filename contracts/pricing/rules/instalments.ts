import { addMonths } from './contract-period.js';
import type { InstalmentSchedule } from '../vocabulary.js';

export interface Instalment {
  /** The day on which it falls due, `YYYY-MM-DD`. */
  readonly due_on: string;
  /** Minor units. */
  readonly amount: number;
}

const MONTHS: Readonly<Record<Exclude<InstalmentSchedule, 'ONCE'>, number>> = {
  MONTHLY: 1,
  QUARTERLY: 3,
  HALF_YEARLY: 6,
  YEARLY: 12,
};

/**
 * The instalments of a contract `[start, end)` that costs `total` minor units: equal parts, each due at the start of its
 * period, counted from the day of arrival. They add up to the total to the cent; the odd cents are spread evenly.
 */
export function instalmentsOf(total: number, start: string, end: string, schedule: InstalmentSchedule): Instalment[] {
  const days: string[] = [start];
  if (schedule !== 'ONCE') {
    const months = MONTHS[schedule];
    for (let day = addMonths(start, months); day < end; day = addMonths(start, days.length * months)) days.push(day);
  }
  const upTo = (count: number) => Math.round((total * count) / days.length);
  return days.map((due_on, index) => ({ due_on, amount: upTo(index + 1) - upTo(index) }));
}

/** The first instalment in minor units, which stands in for a deposit; null where the price is paid at once. */
export function firstInstalment(
  total: number,
  start: string,
  end: string,
  schedule: InstalmentSchedule | null,
): number | null {
  if (schedule === null || schedule === 'ONCE') return null;
  return instalmentsOf(total, start, end, schedule)[0]?.amount ?? null;
}
