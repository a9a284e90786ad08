import * as z from 'zod';
import { isCalendarDate } from './dates.js';
import { nightsOf, type SentDates, MAX_STAY_NIGHTS } from './stay-dates.js';

/** A date of a stay: `reservation_dates_required` while it is empty, `inValidDate` when no such day exists. */
export const stayDate = z
  .string({
    error: (issue) =>
      issue.input === undefined || issue.input === null ? 'reservation_dates_required' : 'inValidDate',
  })
  .min(1, { error: 'reservation_dates_required', abort: true })
  .max(10, { error: 'inValidDate', abort: true })
  .refine(isCalendarDate, 'inValidDate')
  .meta({ description: 'Marina-local calendar date', format: 'date', examples: ['2027-07-14'] });

/** Both dates of a stay `[start_date, end_date)`. Wrap the finished object in `stayRules`. */
export const stayFields = { start_date: stayDate, end_date: stayDate };

/** Optional dates of a stay; `optionalStayRules` requires both or neither. */
export const optionalStayFields = { start_date: stayDate.optional(), end_date: stayDate.optional() };

const given = (date: unknown): boolean => date !== undefined;

const halfGiven = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  const { start_date: start, end_date: end } = value as SentDates;
  return given(start) !== given(end);
};

/**
 * A stay has at least one night, and both dates. The rules run even when other fields are invalid (zod skips
 * refinements of an object with an invalid field), so that the form shows all errors at once.
 */
export function stayRules<T extends z.ZodType>(schema: T) {
  return schema
    .refine((value) => (nightsOf(value) ?? 0) >= 1, {
      path: ['end_date'],
      error: 'reservation_minOneNight',
      when: ({ value }) => nightsOf(value) !== null,
    })
    .refine((value) => (nightsOf(value) ?? 0) <= MAX_STAY_NIGHTS, {
      path: ['end_date'],
      error: 'reservation_tooLong',
      when: ({ value }) => nightsOf(value) !== null,
    });
}

/** `stayRules` for an object of `optionalStayFields`: one date alone names the missing one. */
export function optionalStayRules<T extends z.ZodType>(schema: T) {
  return stayRules(schema)
    .refine((value) => given((value as SentDates).start_date), {
      path: ['start_date'],
      error: 'reservation_dates_required',
      when: ({ value }) => halfGiven(value) && given((value as SentDates).end_date),
    })
    .refine((value) => given((value as SentDates).end_date), {
      path: ['end_date'],
      error: 'reservation_dates_required',
      when: ({ value }) => halfGiven(value) && given((value as SentDates).start_date),
    });
}

/** One stay: both dates, at least one night. */
export const stayRange = stayRules(z.strictObject(stayFields));

/** Dates that staff suggest to a boater: at least one stay. */
export const suggestedDates = z
  .array(stayRange, 'reservation_dates_required')
  .min(1, 'reservation_dates_required')
  .max(10, 'tooMany');
