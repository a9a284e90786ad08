import type { AbsenceReport } from '../../../../../contracts/absences/absence.js';
import { addDays, nightsBetween } from '../../../../../contracts/vocabulary/dates.js';

/** Nights that the drawing of a list shows. */
export const STRIP_NIGHTS = 28;

export interface StripSpan {
  /** First night and the night after the last, counted from the strip's first night. */
  readonly from: number;
  readonly to: number;
}

export interface SoldStrip {
  /** Nights away; null: none within the strip. */
  readonly away: StripSpan | null;
  readonly sold: readonly StripSpan[];
}

type Shown = Pick<AbsenceReport, 'departure_date' | 'return_date' | 'sold'>;

/** The part of an absence that lies within the strip that begins on `start`. */
export function stripOf({ departure_date, return_date, sold }: Shown, start: string): SoldStrip {
  return {
    away: spanOf(departure_date, return_date, start),
    sold: sold.flatMap(({ start_date, end_date }) => spanOf(start_date, end_date, start) ?? []),
  };
}

function spanOf(first: string, last: string, start: string): StripSpan | null {
  const from = Math.max(0, nightsBetween(start, first));
  const to = Math.min(STRIP_NIGHTS, nightsBetween(start, last));
  return from < to ? { from, to } : null;
}

/** The strip's first night: today, or for past absences so that it ends today. */
export function stripStart(tab: AbsenceReport['tab'], today: string): string {
  return tab === 'PAST' ? addDays(today, -STRIP_NIGHTS) : today;
}

export type SoldState = 'none' | 'all' | 'some' | 'free' | 'unsold';

/** How the nights of an absence are sold. `none`: it frees no night; `unsold`: over, and no night was sold. */
export function soldState({
  nights,
  nights_sold,
  berth_name,
  tab,
}: Pick<AbsenceReport, 'nights' | 'nights_sold' | 'berth_name' | 'tab'>): SoldState {
  if (berth_name === null || nights === 0) return 'none';
  if (nights_sold >= nights) return 'all';
  if (nights_sold > 0) return 'some';
  return tab === 'PAST' ? 'unsold' : 'free';
}
