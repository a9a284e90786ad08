import * as z from 'zod';
import { contactForm } from '../customers/contact.js';
import { BOATER_ID, cardExample, contactExample, MARINA_ID, VESSEL_ID, vesselExample } from '../customers/examples.js';
import { vesselForm } from '../customers/vessel.js';
import { cardNumber } from '../reservations/create.js';
import { calendarDate } from '../vocabulary/dates-schemas.js';
import { commandReceipt, id, listAnswer, receiptExample, callSchemas } from '../vocabulary/route.js';
import { cardStatus, membershipCard, membershipVisit } from './card.js';

/** The holder: a known boater, or a new one. */
const holder = z.union([z.strictObject({ boater_id: id }), contactForm]);

const heldVessel = z.union([z.strictObject({ vessel_id: id }), vesselForm]);

const cardAdded = commandReceipt.extend({ card_number: z.string() });

export const cardSchemas = {
  add: callSchemas({
    summary: 'Issue a membership card to a berth holder; the first boater is the primary one',
    body: z.strictObject({
      vessel: heldVessel,
      boaters: z.array(holder).min(1, 'boatersRequired').max(10, 'tooMany'),
      membership: z.strictObject({
        /** Number of a card that is already printed; absent: the next number with the marina's letters. */
        card_number: cardNumber.optional(),
        /** Default: one year from today. */
        expires_on: calendarDate.optional(),
        auto_renew: z.boolean().default(false),
        status: cardStatus.extract(['active', 'temporary', 'pending']).default('active'),
      }),
    }),
    answer: cardAdded,
    example: {
      body: { vessel: vesselExample, boaters: [contactExample], membership: {} },
      answer: { ...receiptExample, card_number: 'STM0042' },
    },
  }),
  get: callSchemas({
    summary: 'A card by its number; who holds it is told only in a marina that knows them',
    body: z.strictObject({ card_number: cardNumber }),
    answer: z.object({
      id,
      card: membershipCard,
      boater: z
        .object({ id: z.string(), first_name: z.string().nullable(), last_name: z.string().nullable() })
        .nullable(),
      vessel: z.object({ id: z.string(), name: z.string().nullable(), length: z.number() }).nullable(),
      home_marina: z.object({ id: z.string(), name: z.string(), code: z.string() }),
    }),
    example: {
      body: { card_number: cardExample.card_number },
      answer: {
        id: cardExample.card_id,
        card: cardExample,
        boater: { id: BOATER_ID, first_name: 'Inès', last_name: 'Delacroix' },
        vessel: { id: VESSEL_ID, name: 'Belle Étoile', length: 11.4 },
        home_marina: { id: MARINA_ID, name: 'Port Saint-Maurice', code: 'STMAUR' },
      },
    },
  }),
  changeStatus: callSchemas({
    summary: 'Disable, activate, archive or restore a card',
    body: z.strictObject({ customer_id: id, new_status: cardStatus }),
    answer: commandReceipt,
    example: { body: { customer_id: cardExample.card_id, new_status: 'disabled' }, answer: receiptExample },
  }),
  renew: callSchemas({
    summary: 'Renew a card for one year from today',
    body: z.strictObject({ customer_id: id }),
    answer: commandReceipt,
    example: { body: { customer_id: cardExample.card_id }, answer: receiptExample },
  }),
  memberships: callSchemas({
    summary: 'The cards of a boater or a vessel of the marina',
    body: z
      .strictObject({ vessel_id: id.optional(), boater_id: id.optional() })
      .refine((asked) => (asked.vessel_id === undefined) !== (asked.boater_id === undefined), {
        path: ['boater_id'],
        error: 'boaterOrVesselRequired',
      }),
    answer: listAnswer(membershipCard),
    example: { body: { boater_id: BOATER_ID }, answer: { items: [cardExample], total: 1 } },
  }),
  visits: callSchemas({
    summary: 'Stays on which nights of a card were redeemed, and its renewals; newest first',
    body: z.strictObject({ customer_id: id }),
    answer: listAnswer(membershipVisit),
    example: {
      body: { customer_id: cardExample.card_id },
      answer: {
        items: [
          {
            type: 'visit',
            visited_marina_id: MARINA_ID,
            customer_home_marina_id: '0190f3a2-6c03-7d13-8b23-0a5b7c9d1e77',
            marina: { id: MARINA_ID, name: 'Port Saint-Maurice', code: 'STMAUR' },
            start_date: '2027-07-14',
            nights_count: 2,
          },
        ],
        total: 1,
      },
    },
  }),
};
