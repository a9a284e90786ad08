import * as z from 'zod';
import { groupDiscount, groupOffer, groupPayer } from '../../../../contracts/reservations/group.js';
import { calendarDate } from '../../../../contracts/vocabulary/dates-schemas.js';
import { defineEvents, type EventsOf } from '../../../../contracts/vocabulary/event-definitions.js';
import { at } from './event-shapes.js';

const payment_id = z.string();
/** Minor units of one boat. */
const part = z.object({ reservation_id: z.string(), amount: z.number().int().min(1) });

const fault = z.object({ path: z.string(), code: z.string() });

/** A group has no personal data of its own: its organiser is on record, and each boat is a reservation. */
export const groupEvents = defineEvents({
  GroupOpened: {
    version: 1,
    data: z.object({
      group_id: z.string(),
      marina_id: z.string(),
      name: z.string(),
      /** The organiser. */
      boater_id: z.string(),
      start_date: calendarDate,
      end_date: calendarDate,
      offered: groupOffer,
      discount: groupDiscount.nullable(),
      /** The reservations of its boats, in the order of the list; with `entry_id` those that are to be opened. */
      reservation_ids: z.array(z.string()),
      /** Its boats are entered after this event, from the file with this id. Absent: they were entered before it. */
      entry_id: z.string().optional(),
      ...at,
    }),
  },
  /** Further boats are entered after this event, from the file with this id. */
  GroupBoatsAdded: {
    version: 1,
    data: z.object({ entry_id: z.string(), reservation_ids: z.array(z.string()).min(1), ...at }),
  },
  /** The reservation stays as it is; it names the group no more (`ReservationLeftGroup`). */
  GroupBoatTakenOut: { version: 1, data: z.object({ reservation_id: z.string(), ...at }) },
  /** Who pays for these boats from now on; `whole`: for all boats, also those to come. */
  GroupPayerSet: {
    version: 1,
    data: z.object({ payer: groupPayer, reservation_ids: z.array(z.string()), whole: z.boolean(), ...at }),
  },
  /** The organiser began to pay for these boats. */
  GroupPaymentBegun: {
    version: 1,
    data: z.object({ payment_id, provider_reference: z.string(), parts: z.array(part).min(1), ...at }),
  },
  /** The provider took the money; its parts go to the reservations next. */
  GroupPaymentReceived: { version: 1, data: z.object({ payment_id, ...at }) },
  /** Each reservation has its part; `given_back` lists those that could not take theirs, whose money went back. */
  GroupPaymentAllocated: { version: 1, data: z.object({ payment_id, given_back: z.array(part), ...at }) },
  GroupBoatsEntered: {
    version: 1,
    data: z.object({
      entry_id: z.string(),
      /** The reservations that were opened. */
      reservation_ids: z.array(z.string()),
      /** The boats that were refused, by their place in the list. */
      refused: z.array(z.object({ boat: z.number().int(), code: z.string(), errors: z.array(fault) })),
      /** The berth that could not be given, so that no boat of the list has one; null: all wanted berths were given. */
      no_berth: z.object({ reservation_id: z.string().nullable(), code: z.string() }).nullable(),
      ...at,
    }),
  },
});
export type GroupEvent = EventsOf<typeof groupEvents>;
