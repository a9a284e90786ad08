import * as z from 'zod';
import { groupDiscount, groupOffer } from '../../../../contracts/reservations/group.js';
import { calendarDate } from '../../../../contracts/vocabulary/dates-schemas.js';
import { defineEvents, type EventsOf } from '../../../../contracts/vocabulary/event-definitions.js';
import { at } from './event-shapes.js';

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
      /** The reservations of its boats, in the order of the list. */
      reservation_ids: z.array(z.string()),
      ...at,
    }),
  },
});
export type GroupEvent = EventsOf<typeof groupEvents>;
