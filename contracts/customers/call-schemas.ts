import { customerType, membershipFilter } from './vocabulary-schemas.js';
import { adminSortKeys } from './vocabulary.js';
import * as z from 'zod';
import { commandReceipt, id, listAnswer, pageRequest, receiptExample, callSchemas } from '../vocabulary/route.js';
import { boaterOfMarinaRow, boaterPage, boaterRow } from './boater.js';
import { email } from '../vocabulary/person.js';
import { sortingBy } from '../vocabulary/sorting-schemas.js';
import { contactForm, contactPatch } from './contact.js';
import { findGuests, foundGuests } from './guests.js';
import { vesselForm } from './vessel.js';
import { BOATER_ID, cardExample, contactExample, detailExample, MARINA_ID, VESSEL_ID } from './examples.js';

const search = z.string().trim().max(120).optional();

const sort = sortingBy(z.enum(['full_name', 'boat_name', 'last_interaction']).default('full_name'));

/** A boater by the present mail address, and the new one. */
export const changeEmail = z.strictObject({ boater_email: email, new_email: email });

/** A person who is not on record yet, and their boat. */
export const addBoater = contactForm.extend({
  relation_type: customerType.default('VISITOR'),
  vessel: vesselForm.optional(),
});

const { boater: person, vessels } = detailExample;

export const boaterSchemas = {
  get: callSchemas({
    summary: 'A boater of the marina with vessels and memberships',
    body: z.strictObject({
      boater_id: id,
      /** For administrators: whichever marina has the boater. Others are answered from their marina. */
      all_marinas: z.boolean().optional(),
    }),
    answer: boaterPage,
    example: {
      body: { boater_id: BOATER_ID },
      answer: {
        ...detailExample,
        revision: 3,
        home_marina: { name: 'Port Haliguen', verify_status: 'noVerified', finished_at: null, request: null },
        merges: [],
        boater: {
          ...detailExample.boater,
          card_number: cardExample.card_number,
          status: cardExample.status,
          skipper_id_license: null,
        },
      },
    },
  }),
  getall: callSchemas({
    summary: 'The boaters of the marina, by name, boat or contact',
    body: z.strictObject({
      search,
      filter: z.strictObject({ relation_type: customerType.optional() }).default({}),
      sort: sort.default({ field: 'full_name', direction: 'asc' }),
      ...pageRequest,
    }),
    answer: listAnswer(boaterRow),
    example: {
      body: { search: 'dela', filter: { relation_type: 'VISITOR' } },
      answer: {
        items: [
          {
            id: BOATER_ID,
            relation_type: 'VISITOR',
            first_name: person.first_name,
            last_name: person.last_name,
            email: person.email,
            phone: person.phone,
            country_of_residence: person.country_of_residence,
            erased: false,
            vessels: vessels.map(({ id, name, length }) => ({ id, name, length })),
            memberships: [cardExample],
          },
        ],
        total: 1,
      },
    },
  }),
  findGuests: callSchemas({
    summary: 'Who calls: people with their boats, by boat, name, telephone number, mail address or card',
    body: findGuests,
    answer: foundGuests,
    rate: 'staff',
    example: {
      body: { search: 'windh' },
      answer: {
        items: [
          {
            boater_id: BOATER_ID,
            relation_type: 'VISITOR',
            first_name: 'Tom',
            last_name: 'Hargreaves',
            email: 'tom@windhover.example',
            phone: '+447700900351',
            language: 'en',
            card_number: null,
            vessel: {
              id: VESSEL_ID,
              name: 'Windhover',
              length: 9.4,
              beam: 3.1,
              draft: 1.5,
              hull_type: null,
              type: 'SAIL',
            },
            stays: 3,
            last_stay: '2026-05-14',
          },
        ],
        total: 1,
        partner_card: null,
      },
    },
  }),
  getallAdmin: callSchemas({
    summary: 'The boaters of all marinas, for administrators',
    body: z.strictObject({
      search,
      filter: z
        .strictObject({
          country_of_residence: z.string().trim().min(1).max(60).optional(),
          membership: membershipFilter.default('all'),
          /** Empty or absent: all marinas. */
          marina_ids: z.array(id).max(100, 'tooMany').optional(),
        })
        .default({ membership: 'all' }),
      sort: sortingBy(z.enum(adminSortKeys)).default({ field: 'full_name', direction: 'asc' }),
      ...pageRequest,
      page_size: pageRequest.page_size.unwrap().default(10),
    }),
    answer: listAnswer(boaterOfMarinaRow),
    example: {
      body: { search: 'dela', filter: { membership: 'active' } },
      answer: {
        items: [
          {
            id: BOATER_ID,
            relation_type: 'VISITOR',
            first_name: person.first_name,
            last_name: person.last_name,
            email: person.email,
            phone: person.phone,
            country_of_residence: person.country_of_residence,
            erased: false,
            vessels: vessels.map(({ id, name, length }) => ({ id, name, length })),
            memberships: [
              {
                card_number: cardExample.card_number,
                status: cardExample.status,
                vessel_id: VESSEL_ID,
                customer: { expired: false },
              },
            ],
            marina: { id: MARINA_ID, name: 'Port Saint-Maurice', code: 'STMAUR' },
            loyalty_user: { joined_at: '2027-03-01', balance: 120.5 },
            popeye_loyalty_status: 'ACTIVE' as const,
          },
        ],
        total: 1,
      },
    },
  }),
  add: callSchemas({
    summary: 'Put a resident or visitor on record, with a boat if they have one',
    body: addBoater,
    answer: commandReceipt,
    example: { body: { ...contactExample, relation_type: 'VISITOR' }, answer: receiptExample },
  }),
  update: callSchemas({
    summary: "Change a boater's contact data, or make a visitor a resident or the other way round",
    body: contactPatch.extend({ boater_id: id, relation_type: customerType.optional() }),
    answer: commandReceipt,
    example: { body: { boater_id: BOATER_ID, phone: '+33-698765432' }, answer: receiptExample },
  }),
  changeEmail: callSchemas({
    summary: 'Give a boater another mail address',
    body: changeEmail,
    answer: commandReceipt,
    example: {
      body: { boater_email: contactExample.email, new_email: 'ines.delacroix@example.org' },
      answer: receiptExample,
    },
  }),
};
