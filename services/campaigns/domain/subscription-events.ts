import * as z from 'zod';
import { defineEvents, type EventsOf } from '../../../contracts/vocabulary/event-definitions.js';
import { instant } from '../../../contracts/vocabulary/dates-schemas.js';

const data = z.object({
  marina_id: z.string(),
  /** The person who opened the link. */
  boater_id: z.string(),
  /** Keyed digest of the marina and the address, so that the log names none. */
  address_digest: z.string(),
  at: instant,
});

/** Facts of the stream of one address of a marina (`subscription-<id derived from the digest>`). */
export const subscriptionEvents = defineEvents({
  MarketingStopped: { version: 1, data },
  MarketingAllowed: { version: 1, data },
});
export type SubscriptionEvent = EventsOf<typeof subscriptionEvents>;
