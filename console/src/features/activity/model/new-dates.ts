import type { TrafficEventRow } from '../../../../../contracts/traffic/traffic.js';
import { addDays } from '../../../../../contracts/vocabulary/dates.js';

export interface StayDates {
  readonly start_date: string;
  readonly end_date: string;
}

/** The day that the form suggests: tomorrow for what is overdue or due today, otherwise the day as booked. */
export function suggestedDay({ date, type, reservation }: TrafficEventRow, today: string): string {
  if (date > today) return date;
  const tomorrow = addDays(today, 1);
  const last = reservation === null ? null : addDays(reservation.end_date, -1);
  return type === 'ARRIVAL' && last !== null && tomorrow > last && last >= today ? last : tomorrow;
}

/** The stay with a new arrival or departure; null if it would have no night, or is as before. */
export function newDates({ type, reservation }: TrafficEventRow, day: string | null): StayDates | null {
  if (reservation === null || day === null) return null;
  const { start_date, end_date } = reservation;
  const dates = type === 'ARRIVAL' ? { start_date: day, end_date } : { start_date, end_date: day };
  const same = dates.start_date === start_date && dates.end_date === end_date;
  return same || dates.start_date >= dates.end_date ? null : dates;
}

/** Whether a late boat can keep its dates: it comes before its last day, or leaves on it, and not in the past. */
export function keepsDates({ type, reservation }: TrafficEventRow, day: string | null, today: string): boolean {
  if (reservation === null || day === null || day < today) return false;
  const { start_date, end_date } = reservation;
  return type === 'ARRIVAL' ? day >= start_date && day < end_date : day === end_date;
}

/** A boat that never came cannot stay longer: its arrival is confirmed or changed first. */
export function mayChangeDates({ type, confirmed_at, date, can_confirm }: TrafficEventRow, today: string): boolean {
  if (confirmed_at !== null) return false;
  return type === 'ARRIVAL' || date > today || can_confirm;
}

/** Times of day in steps of 30 minutes (spec 3 §5). */
export const timesOfDay: readonly string[] = Array.from(
  { length: 48 },
  (_time, index) => `${String(Math.floor(index / 2)).padStart(2, '0')}:${index % 2 === 0 ? '00' : '30'}`,
);

/** What the form of new dates offers. */
export interface OfferedDates {
  readonly change: boolean;
  /** Whether the boat may keep its dates, with a note that it is late. */
  readonly keep: boolean;
  readonly notComing: boolean;
}

interface DatesAsked {
  readonly row: TrafficEventRow;
  readonly today: string;
  readonly day: string | null;
  readonly may: { readonly plan: boolean; readonly note: boolean; readonly cancel: boolean };
}

export function offeredDates({ row, today, day, may }: DatesAsked): OfferedDates {
  return {
    change: may.plan,
    keep: may.note && keepsDates(row, day, today),
    notComing: may.cancel && row.type === 'ARRIVAL',
  };
}
