import * as z from 'zod';
import { defineEvents } from '../../../../contracts/vocabulary/event-definitions.js';
import { skipReason } from '../../../../contracts/reservations/vocabulary-schemas.js';
import { berthedNights } from '../../../../contracts/reservations/events.js';
import { at, berthFacts, ofBoater } from './event-shapes.js';

export const berthEvents = defineEvents({
  BerthAssigned: { version: 1, data: z.object({ ...berthFacts, segments: berthedNights.optional(), ...at }) },
  /** The berth plan releases the allocation, unless it already has. */
  BerthUnassigned: {
    version: 1,
    data: z.object({
      berth_id: z.string(),
      allocation_id: z.string(),
      cause: z.enum(['STAFF', 'PLAN', 'ANOTHER_CHOSEN', 'CLOSED']),
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
