import * as z from 'zod';
import { moneyMethods } from '../../../contracts/payments/vocabulary.js';
import { calendarDate, instant } from '../../../contracts/vocabulary/dates-schemas.js';
import { defineEvents, type EventsOf } from '../../../contracts/vocabulary/event-definitions.js';
import { currency } from '../../../contracts/vocabulary/money-schemas.js';

const minor = z.number().int();

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
      note: z.string(),
      at: instant,
    }),
  },
  CashDayReopened: { version: 1, data: z.object({ date: calendarDate, reason: z.string(), at: instant }) },
});

export type CashDayEvent = EventsOf<typeof cashDayEvents>;
export type ClosedDay = Extract<CashDayEvent, { type: 'CashDayClosed' }>['data'];
