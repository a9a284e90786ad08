import * as z from 'zod';
import { defineEvents } from '../../../../contracts/vocabulary/event-definitions.js';
import { instant } from '../../../../contracts/vocabulary/dates-schemas.js';
import { changeReason } from '../../../../contracts/vocabulary/reservation-words-schemas.js';
import { agreedTerms, at, ofBoater, paymentDue, pricedOffer, withTerms } from './event-shapes.js';

const message = { boater_id: z.string(), message: z.string().nullable() };
/** Why staff changed the stay; missing where they did not say, and in events of older versions. */
const reason = { reason: changeReason.optional() };

export const offerEvents = defineEvents({
  /** UPDATED (BOATER): the price was sent to the boater, who has until `answer_by`. */
  PriceSent: {
    version: 1,
    data: z.object({ price: pricedOffer, answer_by: instant, ...message, ...reason, ...at }),
    personal: ['message'],
    person: ofBoater,
  },
  /** BOATER_ACCEPTED (MARINA). */
  PriceAccepted: { version: 1, data: z.object({ ...withTerms, ...at }) },
  /** The boater confirmed these texts of the marina, which may change or disappear later. */
  RequirementsConfirmed: { version: 1, data: z.object({ requirements: z.array(z.string()).min(1), ...at }) },
  /** WAITING_LIST (MARINA); keeps the price if there is one. */
  ReservationPutOnWaitingList: {
    version: 1,
    data: z.object({ price: pricedOffer.nullable(), ...message, ...at }),
    personal: ['message'],
    person: ofBoater,
  },
  /** APPROVED (BOATER while `due` is unpaid, else null). `untold`: staff who entered the booking sent no mail about it. */
  ReservationApproved: {
    version: 1,
    data: z.object({
      price: pricedOffer,
      due: paymentDue,
      pay_by: instant.nullable(),
      ...withTerms,
      untold: z.literal(true).optional(),
      ...message,
      ...at,
    }),
    personal: ['message'],
    person: ofBoater,
  },
  /**
   * A booking was changed: it stays booked, and the amount due follows the new price. `untold`: staff decided that the
   * boater gets no mail about it.
   */
  OfferChanged: {
    version: 1,
    data: z.object({
      price: pricedOffer,
      due: paymentDue,
      pay_by: instant.nullable(),
      untold: z.literal(true).optional(),
      ...message,
      ...reason,
      ...at,
    }),
    personal: ['message'],
    person: ofBoater,
  },
  /**
   * Staff offer today's price and rules for a booked stay. The booking stands as agreed until the boater accepts; an offer
   * ends with the answer, with `answer_by`, and with each other change of the stay.
   */
  TermsOffered: {
    version: 1,
    data: z.object({ price: pricedOffer, terms: agreedTerms, answer_by: instant, ...at }),
  },
  /** The offered rules hold for the stay; an `OfferChanged` of the same append has their price, if it is another one. */
  TermsAccepted: { version: 1, data: z.object({ price: pricedOffer, terms: agreedTerms, ...at }) },
  TermsDeclined: { version: 1, data: z.object(at) },
  TermsOfferExpired: { version: 1, data: z.object(at) },
  /** Staff withdrew it. */
  TermsOfferWithdrawn: { version: 1, data: z.object(at) },
});
