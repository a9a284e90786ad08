import * as z from 'zod';
import { commandReceipt, id, listAnswer, pageRequest, receiptExample, callSchemas } from '../vocabulary/route.js';
import { verifiedHome } from './boater.js';
import { documentRef } from './document.js';
import { customerType } from './vocabulary-schemas.js';
import { email } from '../vocabulary/person.js';
import { BOATER_ID, detailExample, VESSEL_ID, vesselExample } from './examples.js';
import { vesselForm, vesselPatch, vesselRecord } from './vessel.js';
import { membershipCard } from '../vocabulary/membership-card.js';

const contact = z.strictObject({ vessel_id: id, boater_id: id });

/** A boater to talk to about a vessel. Mail address and phone are masked where the marina hides contact details. */
const vesselContact = z.object({
  id: z.string(),
  relation_type: customerType,
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
});

const contactRow = {
  id: BOATER_ID,
  relation_type: 'VISITOR' as const,
  first_name: 'Inès',
  last_name: 'Delacroix',
  email: 'ines@example.org',
  phone: '+33-612345678',
};

const contactCall = { body: { vessel_id: VESSEL_ID, boater_id: BOATER_ID }, answer: receiptExample };

export const vesselSchemas = {
  get: callSchemas({
    summary: 'A vessel of the marina and the boaters to talk to about it',
    body: z.strictObject({
      vessel_id: id,
      /** With the cards of the vessel, as the search for memberships shows them. */
      is_membership_search: z.boolean().optional(),
    }),
    answer: z.object({
      vessel: vesselRecord,
      /** Only for `is_membership_search`. */
      memberships: z.array(membershipCard).optional(),
      /** For `If-Match` of a change. */
      revision: z.number().int(),
      boaters: z.array(vesselContact.extend({ is_primary: z.boolean() })),
      home_marina: verifiedHome,
      home_marina_verified: z.boolean(),
      licence: documentRef.nullable(),
      insurance: documentRef.nullable(),
      photo: documentRef.nullable(),
    }),
    example: {
      body: { vessel_id: VESSEL_ID },
      answer: {
        vessel: detailExample.vessels[0] as z.input<typeof vesselRecord>,
        revision: 2,
        boaters: [{ ...contactRow, is_primary: true }],
        home_marina: { name: 'Port Haliguen', verify_status: 'noVerified', finished_at: null, request: null },
        home_marina_verified: false,
        licence: null,
        insurance: { id: '0190f3a2-6c03-7d13-8b23-0a5b7c9d1e44', name: 'assurance-2027.pdf', expires_on: '2028-03-31' },
        photo: null,
      },
    },
  }),
  hullQuestions: callSchemas({
    summary:
      'Boats of the marina whose hull contradicts their type, such as a catamaran with one hull, until somebody confirms it',
    body: z.strictObject({ ...pageRequest }),
    answer: listAnswer(
      z.object({
        vessel_id: z.string(),
        /** Null once the primary boater was erased. */
        name: z.string().nullable(),
        primary_boater_id: z.string(),
      }),
    ),
    example: {
      body: { page: 1, page_size: 10 },
      answer: {
        items: [{ vessel_id: VESSEL_ID, name: 'Due Scafi', primary_boater_id: BOATER_ID }],
        total: 1,
      },
    },
  }),
  add: callSchemas({
    summary: "Put a boater's vessel on record",
    body: z.strictObject({ boater_id: id, vessel: vesselForm }),
    answer: commandReceipt,
    example: { body: { boater_id: BOATER_ID, vessel: vesselExample }, answer: receiptExample },
  }),
  update: callSchemas({
    summary: 'Change what is on record about a vessel',
    body: z.strictObject({ vessel_id: id, vessel: vesselPatch }),
    answer: commandReceipt,
    example: { body: { vessel_id: VESSEL_ID, vessel: { draft: 2.05 } }, answer: receiptExample },
  }),
  availableBoaters: callSchemas({
    summary: 'Boaters of the marina who are not contacts of the vessel yet, by name, boat or contact',
    body: z.strictObject({
      vessel_id: id,
      search: z.string().trim().max(120).optional(),
      page_size: z.number().int().min(1).max(20).default(8),
    }),
    answer: listAnswer(vesselContact),
    example: { body: { vessel_id: VESSEL_ID, search: 'dela' }, answer: { items: [contactRow], total: 1 } },
  }),
  addBoater: callSchemas({
    summary: 'Name one more boater to talk to about a vessel',
    body: z
      .strictObject({ vessel_id: id, boater_id: id.optional(), email: email.optional() })
      .refine((given) => given.boater_id !== undefined || given.email !== undefined, {
        path: ['email'],
        error: 'emailRequired',
      }),
    answer: commandReceipt,
    example: { body: { vessel_id: VESSEL_ID, email: 'ines@example.org' }, answer: receiptExample },
  }),
  removeBoater: callSchemas({
    summary: "Take a boater off a vessel's contacts",
    body: contact,
    answer: commandReceipt,
    example: contactCall,
  }),
  setPrimaryBoater: callSchemas({
    summary: "Make one of a vessel's contacts the first to talk to",
    body: contact,
    answer: commandReceipt,
    example: contactCall,
  }),
};
