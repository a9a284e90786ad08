import * as z from 'zod';
import { contactPatch } from '../customers/contact.js';
import { BOATER_ID, cardExample, contactExample, MARINA_ID, VESSEL_ID, vesselExample } from '../customers/examples.js';
import { vesselForm } from '../customers/vessel.js';
import { email } from '../vocabulary/person.js';
import { stayFields, stayRules } from '../vocabulary/stay-dates-schemas.js';
import { calendarDate } from '../vocabulary/dates-schemas.js';
import { language } from '../vocabulary/languages-schemas.js';
import { hullType, vesselType } from '../vocabulary/sizes-schemas.js';
import { commandReceipt, id, listAnswer, receiptExample, callSchemas } from '../vocabulary/route.js';
import { membershipErrors } from './errors.js';
import { MOST_CARDS_AT_ONCE } from './vocabulary.js';
import { cardTerms, newHolder } from './card-import.js';
import { membershipVisit, cardNumber } from './card.js';
import { cardStatus, membershipCard } from '../vocabulary/membership-card.js';

/** The holder: a known boater, or a new one. */
const holder = z.union([z.strictObject({ boater_id: id }), newHolder]);

const heldVessel = z.union([z.strictObject({ vessel_id: id }), vesselForm]);

const cardHolder = z.object({
  id: z.string(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  /** Masked where the marina hides contact details. */
  email: z.string().nullable(),
  phone: z.string().nullable(),
  language: language.nullable(),
  /** The holder made the record by an own request and keeps its details; staff correct the email only. */
  is_guest: z.boolean(),
});

const cardVessel = z.object({
  id: z.string(),
  name: z.string().nullable(),
  length: z.number(),
  beam: z.number(),
  draft: z.number(),
  type: vesselType.nullable(),
  hull_type: hullType.nullable(),
});

const year = z.number('reservation_inValidNumber').int('reservation_inValidNumber').min(2000).max(2100);

const visitCounts = { visits: z.number().int(), nights: z.number().int() };

const visitsOfMarina = z.object({
  marina: z.object({ id: z.string(), name: z.string(), code: z.string(), country: z.string() }),
  ...visitCounts,
});

const cardAdded = commandReceipt.extend({ card_number: z.string() });

export const cardSchemas = {
  add: callSchemas({
    summary: 'Issue a membership card to a berth holder; the first boater is the primary one',
    body: z.strictObject({
      vessel: heldVessel,
      boaters: z.array(holder).min(1, 'boatersRequired').max(10, 'tooMany'),
      membership: cardTerms.extend({
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
      /** Null in a marina that does not know the holder. */
      membership: z.object({ boater: cardHolder.nullable(), vessel: cardVessel.nullable() }),
      homeMarina: z.object({ id: z.string(), name: z.string(), code: z.string() }),
      /** For `If-Match` of a change. */
      revision: z.number().int(),
      /** Whether the caller's marina issued the card, and so keeps it. */
      is_home: z.boolean(),
      /** Why the caller's marina redeems no nights of the card today; null if it may. */
      hindrance: z
        .enum([
          membershipErrors.not_available,
          membershipErrors.resident,
          membershipErrors.card_detached,
          membershipErrors.card_not_active,
        ])
        .nullable(),
      /** The holder's stays of the past year in the caller's marina; nights `[start_date, end_date)`. */
      stays: z.array(z.object({ start_date: calendarDate, end_date: calendarDate })),
      /** Redeemed nights of the past year, in any marina. */
      redeemed_dates: z.array(calendarDate),
      /** The caller's marina's date. */
      today: calendarDate,
    }),
    example: {
      body: { card_number: cardExample.card_number },
      answer: {
        id: cardExample.card_id,
        card: cardExample,
        membership: {
          boater: {
            id: BOATER_ID,
            first_name: 'Inès',
            last_name: 'Delacroix',
            email: 'ines@example.org',
            phone: null,
            language: 'fr',
            is_guest: false,
          },
          vessel: {
            id: VESSEL_ID,
            name: 'Belle Étoile',
            length: 11.4,
            beam: 3.85,
            draft: 1.9,
            type: 'SAIL',
            hull_type: 'MONOHULL',
          },
        },
        homeMarina: { id: MARINA_ID, name: 'Port Saint-Maurice', code: 'STMAUR' },
        revision: 3,
        is_home: true,
        hindrance: 'REDEEM_NOT_FOR_RESIDENTS',
        stays: [],
        redeemed_dates: ['2027-05-14', '2027-05-15'],
        today: '2027-06-02',
      },
    },
  }),
  changeStatus: callSchemas({
    summary:
      'Disable, activate, archive or restore a card; `active` restores an archived card to the status it had before',
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
  update: callSchemas({
    summary: 'Change the holder, the boat and the terms of a card; absent fields stay as they are',
    body: z.strictObject({
      customer_id: id,
      first_name: contactPatch.shape.first_name,
      last_name: contactPatch.shape.last_name,
      email: contactPatch.shape.email,
      phone: contactPatch.shape.phone,
      language: contactPatch.shape.language,
      boat_name: vesselForm.shape.name.optional(),
      /** Metres. */
      boat_length: vesselForm.shape.length.optional(),
      auto_renew: z.boolean().optional(),
      /** Last day on which the card is valid. */
      expired: calendarDate.optional(),
    }),
    answer: commandReceipt,
    example: { body: { customer_id: cardExample.card_id, auto_renew: true }, answer: receiptExample },
  }),
  resend: callSchemas({
    summary: 'Send the card to its holder; another address replaces the one on record',
    body: z.strictObject({ customer_id: id, email: email.optional() }),
    answer: commandReceipt,
    example: { body: { customer_id: cardExample.card_id, email: 'ines@example.org' }, answer: receiptExample },
  }),
  detach: callSchemas({
    summary: 'Detach a card from its boat; no nights can be redeemed until it is attached to one',
    body: z.strictObject({ customer_id: id }),
    answer: commandReceipt,
    example: { body: { customer_id: cardExample.card_id }, answer: receiptExample },
  }),
  attach: callSchemas({
    summary: 'Attach a detached card to a boat of one of its holders',
    body: z.strictObject({ customer_id: id, vessel_id: id }),
    answer: commandReceipt,
    example: { body: { customer_id: cardExample.card_id, vessel_id: VESSEL_ID }, answer: receiptExample },
  }),
  changeMany: callSchemas({
    summary: 'Renew several cards or change their status; cards that cannot be changed are named',
    body: z.strictObject({
      customer_ids: z.array(id).min(1, 'cardsRequired').max(MOST_CARDS_AT_ONCE, 'tooMany'),
      action: z.enum(['renew', 'active', 'disabled', 'archived']),
    }),
    answer: z.object({
      changed: z.array(z.string()),
      refused: z.array(z.object({ customer_id: z.string(), code: z.string() })),
    }),
    example: {
      body: { customer_ids: [cardExample.card_id], action: 'renew' },
      answer: { changed: [cardExample.card_id], refused: [] },
    },
  }),
  redeemNights: callSchemas({
    summary: 'Redeem nights of a visit that is over: of the past year, for a visitor, each night once',
    body: stayRules(z.strictObject({ customer_id: id, ...stayFields })),
    answer: commandReceipt.extend({ visit_id: z.string() }),
    example: {
      body: { customer_id: cardExample.card_id, start_date: '2027-05-20', end_date: '2027-05-22' },
      answer: { ...receiptExample, visit_id: BOATER_ID },
    },
  }),
  returnNights: callSchemas({
    summary: 'Take back a visit that was entered by mistake',
    body: z.strictObject({ customer_id: id, visit_id: id }),
    answer: commandReceipt,
    example: { body: { customer_id: cardExample.card_id, visit_id: BOATER_ID }, answer: receiptExample },
  }),
  visitsPerYear: callSchemas({
    summary: 'Visits and redeemed nights in the marina in a year, by month',
    body: z.strictObject({ year }),
    answer: z.object({
      year: z.number().int(),
      ...visitCounts,
      months: z.array(z.object({ month: z.number().int(), ...visitCounts })),
    }),
    example: {
      body: { year: 2027 },
      answer: { year: 2027, visits: 2, nights: 5, months: [{ month: 7, visits: 2, nights: 5 }] },
    },
  }),
  mapVisits: callSchemas({
    summary: "Where the marina's cards were used in a year, and where the cards come from that were used in it",
    body: z.strictObject({ year }),
    answer: z.object({ year: z.number().int(), visited: z.array(visitsOfMarina), visitors: z.array(visitsOfMarina) }),
    example: {
      body: { year: 2027 },
      answer: {
        year: 2027,
        visited: [
          {
            marina: { id: MARINA_ID, name: 'Port Saint-Maurice', code: 'STMAUR', country: 'FR' },
            visits: 1,
            nights: 2,
          },
        ],
        visitors: [],
      },
    },
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
            startDate: '2027-07-14',
            nightsCount: 2,
            dates: ['2027-07-14', '2027-07-15'],
            visit_id: null,
          },
        ],
        total: 1,
      },
    },
  }),
};
