import * as z from 'zod';
import { isCalendarDate } from './dates.js';

/** A marina-local calendar date, `YYYY-MM-DD`. */
export const calendarDate = z
  .string('inValidDate')
  .max(10, 'inValidDate')
  .refine(isCalendarDate, 'inValidDate')
  .meta({ description: 'Marina-local calendar date', format: 'date', examples: ['2027-07-14'] });

/** A moment, UTC ISO 8601 with milliseconds. */
export const instant = z.iso.datetime('inValidDate').meta({ description: 'UTC instant, ISO 8601' });

export const dateRange = z.object({ start_date: calendarDate, end_date: calendarDate });

export type DateRange = z.infer<typeof dateRange>;
