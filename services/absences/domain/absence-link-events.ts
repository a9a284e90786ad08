import * as z from 'zod';
import { instant } from '../../../contracts/vocabulary/dates-schemas.js';
import { defineEvents, type EventsOf } from '../../../contracts/vocabulary/event-definitions.js';

/** The link by which a berth holder files absences of one vessel. */

export const absenceLinkEvents = defineEvents({
  AbsenceLinkIssued: {
    version: 1,
    data: z.object({
      vessel_id: z.string(),
      marina_id: z.string(),
      boater_id: z.string(),
      /** Counts up when an earlier link must no longer open anything. */
      serial: z.number().int(),
      expires_at: instant,
      /** `LINK`: a mail of its own; `ELSEWHERE`: the sender puts it into another mail. */
      mail: z.enum(['LINK', 'ELSEWHERE']),
      at: instant,
    }),
  },
  AbsenceLinkRevoked: { version: 1, data: z.object({ boater_id: z.string(), at: instant }) },
});

export type AbsenceLinkEvent = EventsOf<typeof absenceLinkEvents>;
