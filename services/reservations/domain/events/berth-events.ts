import * as z from 'zod';
import { defineEvents } from '../../../../contracts/vocabulary/event-definitions.js';
import { berthedNights } from '../../../../contracts/reservations/events.js';
import { lossCause } from '../../../../contracts/berths/vocabulary-schemas.js';
import { lossReason } from '../../../../contracts/reservations/vocabulary-schemas.js';
import { calendarDate } from '../../../../contracts/vocabulary/dates-schemas.js';
import { at, berthFacts, ofBoater } from './event-shapes.js';
import { changeReason, skipReason } from '../../../../contracts/vocabulary/reservation-words-schemas.js';

const pastWaiting = z.object({
  /** The stay's own place on the list; null: it was not on it. */
  place: z.number().int().min(1).nullable(),
  /** Number of reservations on the list at that moment. */
  line_length: z.number().int().min(1),
  start_date: calendarDate,
  end_date: calendarDate,
  stays: z.array(z.object({ reservation_id: z.string(), place: z.number().int().min(1) })).min(1),
});
export type PastWaiting = z.output<typeof pastWaiting>;

const lostBerth = z.object({
  reason: lossReason,
  /** The reason why the berth was lost; missing in events of older versions. */
  cause: lossCause.optional(),
  /** First night without the berth. */
  from_date: calendarDate,
  /** Name of the staff member whose change took the berth; null: not made by staff. */
  changed_by: z.string().nullable(),
});
export type LostBerth = z.output<typeof lostBerth>;

export const berthEvents = defineEvents({
  BerthAssigned: {
    version: 1,
    data: z.object({
      ...berthFacts,
      segments: berthedNights.optional(),
      /** Those on the waiting list whom the berth fitted, and who came first; absent: there were none. */
      past_waiting: pastWaiting.optional(),
      /** The boater is sent a mail about the berth; missing where nobody is told, and in events of older versions. */
      told: z.literal(true).optional(),
      /** Why staff moved the stay. */
      reason: changeReason.optional(),
      ...at,
    }),
  },
  /** The berth plan releases the allocation, unless it already has. */
  BerthUnassigned: {
    version: 1,
    data: z.object({
      berth_id: z.string(),
      allocation_id: z.string(),
      cause: z.enum(['STAFF', 'PLAN', 'ANOTHER_CHOSEN', 'CLOSED', 'OFFER_ENDED']),
      /** Set where the plan took the berth from a stay and found no other one. */
      lost: lostBerth.optional(),
      ...at,
    }),
  },
  /** Staff skipped a suggested berth without choosing another one yet. */
  MatchSkipped: {
    version: 1,
    data: z.object({
      boater_id: z.string(),
      berth_id: z.string(),
      reason: skipReason,
      note: z.string().nullable(),
      ...at,
    }),
    personal: ['note'],
    person: ofBoater,
  },
});
