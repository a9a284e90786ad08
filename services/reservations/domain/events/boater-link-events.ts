import * as z from 'zod';
import { instant } from '../../../../contracts/vocabulary/dates-schemas.js';
import { defineEvents, type EventsOf } from '../../../../contracts/vocabulary/event-definitions.js';

/** The link by which a boater reads and answers one reservation. The first one is good without any event. */
export const boaterLinkEvents = defineEvents({
  BoaterLinkSent: {
    version: 1,
    data: z.object({
      reservation_id: z.string(),
      marina_id: z.string(),
      boater_id: z.string(),
      /** Counts up when an earlier link must no longer open anything. */
      serial: z.number().int(),
      expires_at: instant,
      at: instant,
    }),
  },
  BoaterLinkRevoked: {
    version: 1,
    data: z.object({
      reservation_id: z.string(),
      marina_id: z.string(),
      boater_id: z.string(),
      /** The link that is withdrawn. */
      serial: z.number().int(),
      at: instant,
    }),
  },
});

export type BoaterLinkEvent = EventsOf<typeof boaterLinkEvents>;
