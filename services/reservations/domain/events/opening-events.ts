import * as z from 'zod';
import { defineEvents } from '../../../../contracts/vocabulary/event-definitions.js';
import { instant } from '../../../../contracts/vocabulary/dates-schemas.js';
import { at, ofBoater, openingFacts, openingPersonal, paymentDue, pricedOffer, withTerms } from './event-shapes.js';

export const openingEvents = defineEvents({
  /** INITIATED (MARINA). */
  ReservationRequested: { version: 1, data: z.object(openingFacts), personal: openingPersonal, person: ofBoater },
  /** INSTANT_BOOKING_INITIATED (BOATER): holds the berth until `pay_by`. */
  InstantBookingInitiated: {
    version: 1,
    data: z.object({ ...openingFacts, price: pricedOffer, due: paymentDue, pay_by: instant.nullable(), ...withTerms }),
    personal: openingPersonal,
    person: ofBoater,
  },
  /** INSTANT_BOOK (null). */
  InstantBookingConfirmed: { version: 1, data: z.object(at) },
  /** Adds no status entry: the next event of the same append records staff's action. */
  ReservationCreatedByMarina: {
    version: 1,
    data: z.object({ ...openingFacts, internal_note: z.string().nullable() }),
    personal: [...openingPersonal, 'internal_note'],
    person: ofBoater,
  },
});
