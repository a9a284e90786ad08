import * as z from 'zod';
import { defineEvents } from '../../../../contracts/vocabulary/event-definitions.js';
import { instant } from '../../../../contracts/vocabulary/dates-schemas.js';
import { at, ofBoater, paymentDue, pricedOffer } from './event-shapes.js';

const message = { boater_id: z.string(), message: z.string().nullable() };

export const offerEvents = defineEvents({
  /** UPDATED (BOATER): the price was sent to the boater, who has until `answer_by`. */
  PriceSent: {
    version: 1,
    data: z.object({ price: pricedOffer, answer_by: instant, ...message, ...at }),
    personal: ['message'],
    person: ofBoater,
  },
  /** BOATER_ACCEPTED (MARINA). */
  PriceAccepted: { version: 1, data: z.object(at) },
  /** The boater confirmed these texts of the marina, which may change or disappear later. */
  RequirementsConfirmed: { version: 1, data: z.object({ requirements: z.array(z.string()).min(1), ...at }) },
  /** WAITING_LIST (MARINA); keeps the price if there is one. */
  ReservationPutOnWaitingList: {
    version: 1,
    data: z.object({ price: pricedOffer.nullable(), ...message, ...at }),
    personal: ['message'],
    person: ofBoater,
  },
  /** APPROVED (BOATER while `due` is unpaid, else null). */
  ReservationApproved: {
    version: 1,
    data: z.object({ price: pricedOffer, due: paymentDue, pay_by: instant.nullable(), ...message, ...at }),
    personal: ['message'],
    person: ofBoater,
  },
  /**
   * An approved booking that the marina made was edited: it stays approved, and the amount due follows the new price.
   */
  OfferChanged: {
    version: 1,
    data: z.object({ price: pricedOffer, due: paymentDue, pay_by: instant.nullable(), ...message, ...at }),
    personal: ['message'],
    person: ofBoater,
  },
});
