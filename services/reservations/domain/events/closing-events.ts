import * as z from 'zod';
import { defineEvents } from '../../../../contracts/vocabulary/event-definitions.js';
import { cancelReason } from '../../../../contracts/reservations/vocabulary-schemas.js';
import { dateRange } from '../../../../contracts/vocabulary/dates-schemas.js';
import { at, movedPayment, ofBoater } from './event-shapes.js';

const freeText = { boater_id: z.string(), message: z.string().nullable() };
/** Minor units refunded to the boater; a separate event requests the refund. */
const refund = { refund: z.number().int().min(0) };

export const closingEvents = defineEvents({
  ReservationCanceledByMarina: {
    version: 1,
    data: z.object({
      reason: cancelReason,
      ...refund,
      ...freeText,
      /** The reservation that goes on in place of this one. */
      duplicate_of: z.string().optional(),
      /** Staff decided that the mail about the other stay says all. */
      untold: z.literal(true).optional(),
      /**
       * The stay that goes on has taken over these documents and amounts; absent: the duplicate was only cancelled. What was
       * refunded before stays here.
       */
      merged: z
        .object({
          payments: z.array(movedPayment),
          document_ids: z.array(z.string()),
          /** The nights of the stay that goes on before it took any of this one. */
          stay_before: dateRange,
        })
        .optional(),
      ...at,
    }),
    personal: ['message'],
    person: ofBoater,
  },
  ReservationCanceledByBoater: {
    version: 1,
    data: z.object({
      /** True if an offer was declined, false if the boater withdrew a request or a booking. */
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
  /** Approved but not paid in time. */
  PaymentExpired: { version: 1, data: z.object(at) },
  StayFinished: { version: 1, data: z.object({ departed: z.boolean(), ...at }) },
  /** The boat of a finished stay is there: its arrival was recorded late, or its departure was taken back. */
  StayReopened: { version: 1, data: z.object(at) },
});
