import { dateOfDay, nightsBetween } from '../../vocabulary/dates.js';
import type { PlanDraft } from '../plan.js';

type ContractDates = Pick<PlanDraft['contracts'][number], 'period' | 'availability'>;

/** The same day `months` later, or the last day of that month if it is shorter. */
export function addMonths(date: string, months: number): string {
  const year = Number(date.slice(0, 4));
  const month = Number(date.slice(5, 7)) - 1 + months;
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return dateOfDay(Date.UTC(year, month, Math.min(Number(date.slice(8)), lastDay)) / 86_400_000);
}

/** The day on which a contract that starts on `date` ends. */
export function endOfPeriod(date: string, period: ContractDates['period']): string {
  return addMonths(date, period.unit === 'YEARS' ? period.count * 12 : period.count);
}

/** The availability must be longer than the period, which leaves a choice of start (spec 3 §5). */
export function availabilityIsLonger({ period, availability }: ContractDates): boolean {
  return nightsBetween(endOfPeriod(availability.start_date, period), availability.end_date) > 0;
}

/** A stay is under the contract if it lasts at least the period and falls within the availability. */
export function isUnderContract(contract: ContractDates, start: string, end: string): boolean {
  return (
    nightsBetween(contract.availability.start_date, start) >= 0 &&
    nightsBetween(end, contract.availability.end_date) >= 0 &&
    nightsBetween(endOfPeriod(start, contract.period), end) >= 0
  );
}
