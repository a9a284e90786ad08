import * as z from 'zod';
import { defineEvents } from '../../../../contracts/vocabulary/event-definitions.js';
import { cancelReason } from '../../../../contracts/reservations/vocabulary-schemas.js';
import { at, ofBoater } from './event-shapes.js';

const freeText = { boater_id: z.string(), message: z.string().nullable() };
/** Minor units that go back to the boater; the request for it is an event of its own. */
const refund = { refund: z.number().int().min(0) };

export const closingEvents = defineEvents({
  ReservationCanceledByMarina: {
    version: 1,
    data: z.object({ reason: cancelReason, ...refund, ...freeText, ...at }),
    personal: ['message'],
    person: ofBoater,
  },
  ReservationCanceledByBoater: {
    version: 1,
    data: z.object({
      /** True when an offer was turned down, false when the boater took back a request or a booking. */
      declined: z.boolean(),
      ...refund,
      ...freeText,
      ...at,
    }),
    personal: ['message'],
    person: ofBoater,
  },
  ReservationExpired: {
    version: 1,
    data: z.object({ silence: z.enum(['NO_MARINA_RESPONSE', 'NO_BOATER_RESPONSE']), ...at }),
  },
  /** Approved, and not paid in time. */
  PaymentExpired: { version: 1, data: z.object(at) },
  StayFinished: { version: 1, data: z.object({ departed: z.boolean(), ...at }) },
});
