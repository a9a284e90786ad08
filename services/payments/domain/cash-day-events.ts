import * as z from 'zod';
import { moneyMethods } from '../../../contracts/payments/vocabulary.js';
import { calendarDate, instant } from '../../../contracts/vocabulary/dates-schemas.js';
import { defineEvents, type EventsOf } from '../../../contracts/vocabulary/event-definitions.js';
import { currency } from '../../../contracts/vocabulary/money-schemas.js';

const minor = z.number().int();
/** Free text, which may name a person; null once it was erased. */
const words = z.string().nullable();
/** Absent in older events, whose texts are not encrypted. */
const marina_id = z.string().optional();

/** The texts of a day have a key of their own, by which an operator erases them. */
export const textsOfDay = (day: { readonly marina_id?: string | undefined; readonly date: string }): string =>
  `cash day ${day.marina_id ?? ''} ${day.date}`;

export const cashDayEvents = defineEvents({
  /** The day was closed; amounts in minor units. */
  CashDayClosed: {
    version: 1,
    data: z.object({
      date: calendarDate,
      currency,
      totals: z.array(z.object({ method: z.enum(moneyMethods), received: minor, refunded: minor, movements: minor })),
      opening_float: minor,
      expected_cash: minor,
      counted_cash: minor,
      difference: minor,
      note: words,
      marina_id,
      at: instant,
    }),
    personal: ['note'],
    person: textsOfDay,
  },
  CashDayReopened: {
    version: 1,
    data: z.object({ date: calendarDate, reason: words, marina_id, at: instant }),
    personal: ['reason'],
    person: textsOfDay,
  },
});

export type CashDayEvent = EventsOf<typeof cashDayEvents>;
export type ClosedDay = Extract<CashDayEvent, { type: 'CashDayClosed' }>['data'];
