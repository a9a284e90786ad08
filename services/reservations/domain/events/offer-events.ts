import * as z from 'zod';
import { defineEvents } from '../../../../contracts/vocabulary/event-definitions.js';
import { instant } from '../../../../contracts/vocabulary/dates-schemas.js';
import { at, ofBoater, paymentDue, pricedOffer } from './event-shapes.js';

const message = { boater_id: z.string(), message: z.string().nullable() };

export const offerEvents = defineEvents({
  /** UPDATED (BOATER): the price went to the boater, who has until `answer_by`. */
  PriceSent: {
    version: 1,
    data: z.object({ price: pricedOffer, answer_by: instant, ...message, ...at }),
    personal: ['message'],
    person: ofBoater,
  },
  /** BOATER_ACCEPTED (MARINA). */
  PriceAccepted: { version: 1, data: z.object(at) },
  /** WAITING_LIST (MARINA); the price is kept where there is one. */
  ReservationPutOnWaitingList: {
    version: 1,
    data: z.object({ price: pricedOffer.nullable(), ...message, ...at }),
    personal: ['message'],
    person: ofBoater,
  },
  /** APPROVED (BOATER while `due` is unpaid, else nobody). */
  ReservationApproved: {
    version: 1,
    data: z.object({ price: pricedOffer, due: paymentDue, pay_by: instant.nullable(), ...message, ...at }),
    personal: ['message'],
    person: ofBoater,
  },
  /** An approved booking of the marina's own was edited: stays approved, what is due follows the new price. */
  OfferChanged: {
    version: 1,
    data: z.object({ price: pricedOffer, due: paymentDue, pay_by: instant.nullable(), ...message, ...at }),
    personal: ['message'],
    person: ofBoater,
  },
});
