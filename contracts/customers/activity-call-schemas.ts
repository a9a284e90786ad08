import * as z from 'zod';
import { calendarDate, instant } from '../vocabulary/dates-schemas.js';
import { callSchemas, id, listAnswer } from '../vocabulary/route.js';
import { BOATER_ID, MARINA_ID } from './examples.js';

const marina = z.object({ id: z.string(), name: z.string(), code: z.string() });
const RESERVATION_ID = '0190f3a2-6e05-7d15-8b25-0a5b7c9d1e66';
const amount = z.number();

/** A stay in this marina, or nights redeemed with a card anywhere. */
export const activityEntry = z.object({
  type: z.enum(['stay', 'visit']),
  start_date: calendarDate,
  end_date: calendarDate,
  marina: marina.nullable(),
  /** When a stay was requested or offered; null for visits. */
  created: instant.nullable(),
  reservation_id: z.string().nullable(),
});

/** One stay with what it costs, in decimals of the marina's currency. */
export const balanceEntry = z.object({
  reservation_id: id,
  view_id: z.string(),
  start_date: calendarDate,
  end_date: calendarDate,
  vessel_name: z.string().nullable(),
  status_code: z.string().nullable(),
  /** Null without a price. */
  total: amount.nullable(),
  paid: amount,
  refunded: amount,
  /** Negative: the marina owes the boater. */
  owed: amount,
});

const body = { boater_id: BOATER_ID };
const stay = { start_date: '2027-06-11', end_date: '2027-06-14' };
const money = { paid: 120, refunded: 0, owed: 60 };

export const boaterActivitySchemas = {
  get: callSchemas({
    summary: "A boater's stays in the marina and visits elsewhere with their cards, latest first",
    body: z.strictObject({ boater_id: id }),
    answer: listAnswer(activityEntry),
    example: {
      body,
      answer: {
        items: [
          {
            type: 'stay',
            ...stay,
            marina: { id: MARINA_ID, name: 'Port Saint-Maurice', code: 'STMAUR' },
            created: '2027-05-02T09:12:30.000Z',
            reservation_id: RESERVATION_ID,
          },
        ],
        total: 1,
      },
    },
  }),
  balance: callSchemas({
    summary: 'What a boater has paid and still owes over all stays in the marina, latest first',
    body: z.strictObject({ boater_id: id }),
    answer: z.object({
      full_name: z.string().nullable(),
      currency: z.string(),
      paid: amount,
      refunded: amount,
      owed: amount,
      items: z.array(balanceEntry),
    }),
    example: {
      body,
      answer: {
        full_name: 'Inès Delacroix',
        currency: 'EUR',
        ...money,
        items: [
          {
            reservation_id: RESERVATION_ID,
            view_id: 'Q-DRG2VZF',
            ...stay,
            vessel_name: 'Belle Étoile',
            status_code: 'APPROVED',
            total: 180,
            ...money,
          },
        ],
      },
    },
  }),
};
