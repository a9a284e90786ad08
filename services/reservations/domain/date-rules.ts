import { nightsBetween } from '../../../contracts/vocabulary/dates.js';
import type { FieldError } from '../../../contracts/vocabulary/refusal.js';
import { fieldError } from './refusals.js';
import type { ReservationContext } from './reservation-context.js';
import type { DateRange } from '../../../contracts/vocabulary/dates-schemas.js';

/**
 * Errors of these dates; empty if they may be chosen now. An unchanged start may be in the past: the boat has arrived
 * and only its departure changes.
 *
 * The marina's longest stay and furthest day apply to everyone. Its shortest notice applies only to boaters, because
 * staff also book boats that have just arrived.
 *
 * @param path path of the dates in the request, empty or with a trailing dot.
 */
export function dateErrors(
  dates: DateRange,
  context: Pick<ReservationContext, 'today' | 'marina' | 'actor'>,
  path = '',
  previous: DateRange | null = null,
): FieldError[] {
  const errors: FieldError[] = [];
  const { today, marina } = context;
  const nights = nightsBetween(dates.start_date, dates.end_date);
  const notice = nightsBetween(today, dates.start_date);
  const startStays = previous?.start_date === dates.start_date;
  if (nights < 1) errors.push(fieldError(`${path}end_date`, 'reservation_minOneNight'));
  if (marina.max_nights !== null && nights > marina.max_nights) {
    errors.push(fieldError(`${path}end_date`, 'reservation_tooLong'));
  }
  if (startStays) {
    if (dates.end_date < today) errors.push(fieldError(`${path}end_date`, 'reservation_endInPast'));
    return errors;
  }
  if (notice < 0) errors.push(fieldError(`${path}start_date`, 'reservation_startInPast'));
  if (marina.max_days_in_advance !== null && notice > marina.max_days_in_advance) {
    errors.push(fieldError(`${path}start_date`, 'reservation_tooFarAhead'));
  }
  const shortNotice = marina.min_days_in_advance !== null && notice >= 0 && notice < marina.min_days_in_advance;
  if (context.actor === 'boater' && shortNotice) {
    errors.push(fieldError(`${path}start_date`, 'reservation_tooSoon'));
  }
  return errors;
}

export function sameDates(one: DateRange, other: DateRange): boolean {
  return one.start_date === other.start_date && one.end_date === other.end_date;
}
