import * as z from 'zod';
import { customerType } from '../../../contracts/customers/vocabulary-schemas.js';
import { requestKind } from '../../../contracts/memberships/requests.js';
import { defineEvents, type EventsOf } from '../../../contracts/vocabulary/event-definitions.js';

const ofBoater = (data: { boater_id: string }): string => data.boater_id;

/** Facts of a request's stream (`request-<id>`). The reason of a decline is about the person. */
export const requestEvents = defineEvents({
  CustomerRequestFiled: {
    version: 1,
    data: z.object({
      request_id: z.string(),
      marina_id: z.string(),
      boater_id: z.string(),
      vessel_id: z.string().nullable(),
      kind: requestKind,
      /** The card that is to be renewed. */
      card_id: z.string().nullable(),
      /** The reservation through whose link it was filed; null for a request with a referral code. */
      reservation_id: z.string().nullable(),
      /** The marina's referral code that the boater entered; absent in older events. */
      referral_code: z.string().nullable().optional(),
      at: z.string(),
    }),
  },
  CustomerRequestApproved: {
    version: 1,
    data: z.object({
      boater_id: z.string(),
      /** The card that was issued or renewed. */
      card_id: z.string().nullable(),
      /** What the person was before, which taking back the approval restores. */
      previous_relation: customerType,
      at: z.string(),
    }),
  },
  CustomerRequestDeclined: {
    version: 1,
    data: z.object({ boater_id: z.string(), reason: z.string().nullable(), at: z.string() }),
    personal: ['reason'],
    person: ofBoater,
  },
  CustomerRequestReopened: { version: 1, data: z.object({ boater_id: z.string(), at: z.string() }) },
});
export type RequestEvent = EventsOf<typeof requestEvents>;
