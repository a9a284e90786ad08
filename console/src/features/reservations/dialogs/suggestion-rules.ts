import { nightsBetween } from '../../../../../contracts/vocabulary/dates.js';
import type { DisplayedStatus } from '../../../../../contracts/vocabulary/reservation-words.js';
import type { DateRange } from '../../../../../contracts/vocabulary/dates-schemas.js';

/** One line of the dialog; a date is empty until it is chosen. */
export interface SuggestionLine {
  readonly start_date: string;
  readonly end_date: string;
}

/** The call accepts at most this many. */
export const MOST_SUGGESTIONS = 10;

export const emptyLine: SuggestionLine = { start_date: '', end_date: '' };

/** The line has both dates and at least one night, and does not start in the past. */
export function isComplete({ start_date, end_date }: SuggestionLine, today: string): boolean {
  return start_date !== '' && end_date !== '' && start_date >= today && nightsBetween(start_date, end_date) >= 1;
}

/** Sending waits until every line is complete. */
export function canSuggest(lines: readonly SuggestionLine[], today: string): boolean {
  return lines.length > 0 && lines.length <= MOST_SUGGESTIONS && lines.every((line) => isComplete(line, today));
}

/** Two lines with the same dates count as one suggestion. */
export function distinctRanges(lines: readonly SuggestionLine[]): DateRange[] {
  const seen = new Map(
    lines.map(({ start_date, end_date }) => [`${start_date} ${end_date}`, { start_date, end_date }]),
  );
  return [...seen.values()];
}

/** The request has no answer yet and a line is complete: `RESERVATION_FORM_OTHER_AVAILABILITIES_ERROR`. */
export function warnsOfOtherDates(status: DisplayedStatus, lines: readonly SuggestionLine[], today: string): boolean {
  return status === 'initiated' && lines.some((line) => isComplete(line, today));
}
