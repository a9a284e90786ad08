import * as z from 'zod';
import { calendarDate, dayNumber } from '../vocabulary/dates.js';
import { requiredLine, TEXT_TOO_LONG } from '../vocabulary/text.js';
import { commandReceipt, id, listAnswer, receiptExample, route } from '../vocabulary/route.js';
import type { Access } from '../vocabulary/access.js';

export const localEventErrors = { not_found: 'LOCAL_EVENT_NOT_FOUND' } as const;

/** Most characters of an address, as browsers take them without complaint. */
const MOST_URL = 2_000;
/** Most days that one event lasts, and that one question is about. */
export const MOST_EVENT_DAYS = 366;
const URL_INVALID = 'eventUrlInvalid';

/** The address of a page about it, with or without `https://` in front; empty: there is none. */
const eventUrl = z
  .string(URL_INVALID)
  .trim()
  .max(MOST_URL, TEXT_TOO_LONG)
  .refine((typed) => typed === '' || isWebAddress(webAddress(typed)), URL_INVALID)
  .default('');

/** What was typed as an address on the web: `regatta.example/2027` is meant as `https://…`. */
export function webAddress(typed: string): string {
  return /^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`;
}

function isWebAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  // A script in place of an address would run where somebody clicks on it.
  return (protocol === 'https:' || protocol === 'http:') && hostname.includes('.');
}

interface Days {
  readonly start_date: string;
  readonly end_date: string;
}
const days = { start_date: calendarDate, end_date: calendarDate };

/** With both days part of it, the last not before the first, and not too many. */
function inOrder<S extends z.ZodType<Days>>(schema: S): S {
  return schema
    .refine(({ start_date, end_date }) => start_date <= end_date, { path: ['end_date'], error: 'endBeforeStart' })
    .refine(({ start_date, end_date }) => dayNumber(end_date) - dayNumber(start_date) < MOST_EVENT_DAYS, {
      path: ['end_date'],
      error: 'eventTooLong',
    });
}

export const createLocalEvent = inOrder(
  z.strictObject({ ...days, event_name: requiredLine(120, 'eventNameRequired'), event_url: eventUrl }),
);
export type CreateLocalEvent = z.output<typeof createLocalEvent>;

export const listLocalEvents = inOrder(z.strictObject(days));
export type ListLocalEvents = z.output<typeof listLocalEvents>;

/** Something that brings boats or takes them away: a regatta, a boat show, fireworks. */
export const localEvent = z.object({
  id,
  /** First and last day, both part of it. */
  start_date: calendarDate,
  end_date: calendarDate,
  event_name: z.string(),
  /** With `https://` or `http://` in front; null: none was named. */
  event_url: z.string().nullable(),
});
export type LocalEvent = z.output<typeof localEvent>;

const look: Access = { kind: 'staff', feature: 'dynamic_pricing' };
const change: Access = { ...look, needs: { area: 'reservations', level: 'EDITOR' } };

const example = {
  start_date: '2027-07-10',
  end_date: '2027-07-12',
  event_name: 'Regatta of the three capes',
  event_url: 'https://regatta.example/2027',
};

/** What happens near a marina, for whoever makes prices (spec 1 §2, §7). */
export const localEventApi = {
  getall: route({
    method: 'POST',
    path: '/admin/marina/events',
    access: look,
    does: 'query',
    summary: 'What happens near the marina on some days, in the order of their first days; at most a hundred',
    body: listLocalEvents,
    answer: listAnswer(localEvent),
    example: {
      body: { start_date: '2027-07-11', end_date: '2027-07-18' },
      answer: { items: [{ id: receiptExample.id, ...example }], total: 1 },
    },
  }),
  create: route({
    method: 'POST',
    path: '/admin/marina/create_event',
    access: change,
    does: 'command',
    summary: 'Note something that happens near the marina',
    body: createLocalEvent,
    answer: commandReceipt,
    rate: 'staff',
    example: { body: example, answer: receiptExample },
  }),
  delete: route({
    method: 'POST',
    path: '/admin/marina/delete_event',
    access: change,
    does: 'command',
    summary: 'Take something off the list of what happens near the marina',
    body: z.strictObject({ event_id: id }),
    answer: commandReceipt,
    errors: [localEventErrors.not_found],
    rate: 'staff',
    example: { body: { event_id: receiptExample.id }, answer: receiptExample },
  }),
};
