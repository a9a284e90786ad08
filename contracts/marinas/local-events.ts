import * as z from 'zod';
import { calendarDate } from '../vocabulary/dates-schemas.js';
import { dayNumber } from '../vocabulary/dates.js';
import { requiredLine, TEXT_TOO_LONG } from '../vocabulary/text.js';
import { id } from '../vocabulary/route.js';
import { isWebAddress, webAddress } from './rules/web-address.js';
import { MOST_EVENT_DAYS } from './vocabulary.js';

/** Most characters of a web address that all browsers accept. */
const MOST_URL = 2_000;

const URL_INVALID = 'eventUrlInvalid';

/** Address of a page about the event, with or without `https://`; empty: none. */
const eventUrl = z
  .string(URL_INVALID)
  .trim()
  .max(MOST_URL, TEXT_TOO_LONG)
  .refine((typed) => typed === '' || isWebAddress(webAddress(typed)), URL_INVALID)
  .default('');

interface Days {
  readonly start_date: string;
  readonly end_date: string;
}

const days = { start_date: calendarDate, end_date: calendarDate };

/** Days in order, both included, and at most MOST_EVENT_DAYS of them. */
function inOrder<S extends z.ZodType<Days>>(schema: S): S {
  return schema
    .refine(({ start_date, end_date }) => start_date <= end_date, { path: ['end_date'], error: 'endBeforeStart' })
    .refine(({ start_date, end_date }) => dayNumber(end_date) - dayNumber(start_date) < MOST_EVENT_DAYS, {
      path: ['end_date'],
      error: 'eventTooLong',
    });
}

/** Spec 3 §7. */
export const createLocalEvent = z.strictObject({
  marina_event_details: inOrder(
    z.strictObject({ ...days, event_name: requiredLine(120, 'eventNameRequired'), event_url: eventUrl }),
  ),
});

export type LocalEventDetails = z.output<typeof createLocalEvent>['marina_event_details'];

export const listLocalEvents = inOrder(z.strictObject(days));

export type ListLocalEvents = z.output<typeof listLocalEvents>;

/** An event near the marina that changes demand: a regatta, a boat show, fireworks. */
export const localEvent = z.object({
  id,
  /** First and last day, both included. */
  start_date: calendarDate,
  end_date: calendarDate,
  event_name: z.string(),
  /** With `https://` or `http://`; null: none was given. */
  event_url: z.string().nullable(),
});

export type LocalEvent = z.output<typeof localEvent>;
