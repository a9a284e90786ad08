import * as z from 'zod';
import type { Access } from '../vocabulary/access.js';
import { commandReceipt, id, receiptExample, route } from '../vocabulary/route.js';
import { email } from '../vocabulary/person.js';
import { customerErrors } from './errors.js';
import { BOATER_ID, detailExample, VESSEL_ID, vesselExample } from './examples.js';
import { vesselForm, vesselPatch, vesselRecord } from './vessel.js';

/** As for boaters: who may write, the primary boater's record tells (`mayWriteCustomer`). */
const staff: Access = { kind: 'staff' };
const contact = z.strictObject({ vessel_id: id, boater_id: id });
const contactCall = { body: { vessel_id: VESSEL_ID, boater_id: BOATER_ID }, answer: receiptExample };
const notFound = [customerErrors.vessel_not_found, customerErrors.boater_not_found];

export const vesselRoutes = {
  get: route({
    method: 'POST',
    path: '/admin/vessel/get',
    access: staff,
    does: 'query',
    summary: 'A vessel of the marina and the boaters to talk to about it',
    body: z.strictObject({ vessel_id: id }),
    answer: z.object({
      vessel: vesselRecord,
      boaters: z.array(
        z.object({
          id: z.string(),
          first_name: z.string().nullable(),
          last_name: z.string().nullable(),
          is_primary: z.boolean(),
        }),
      ),
    }),
    errors: [customerErrors.vessel_not_found],
    example: {
      body: { vessel_id: VESSEL_ID },
      answer: {
        vessel: detailExample.vessels[0] as z.input<typeof vesselRecord>,
        boaters: [{ id: BOATER_ID, first_name: 'Inès', last_name: 'Delacroix', is_primary: true }],
      },
    },
  }),
  add: route({
    method: 'POST',
    path: '/admin/vessel/add',
    access: staff,
    does: 'command',
    summary: "Put a boater's vessel on record",
    body: z.strictObject({ boater_id: id, vessel: vesselForm }),
    answer: commandReceipt,
    errors: [customerErrors.boater_not_found, customerErrors.boater_erased],
    example: { body: { boater_id: BOATER_ID, vessel: vesselExample }, answer: receiptExample },
  }),
  update: route({
    method: 'POST',
    path: '/admin/vessel/update',
    access: staff,
    does: 'command',
    summary: 'Change what is on record about a vessel',
    body: z.strictObject({ vessel_id: id, vessel: vesselPatch }),
    answer: commandReceipt,
    errors: [customerErrors.vessel_not_found, customerErrors.boater_erased],
    revision: true,
    example: { body: { vessel_id: VESSEL_ID, vessel: { draft: 2.05 } }, answer: receiptExample },
  }),
  addBoater: route({
    method: 'POST',
    path: '/admin/vessel/add_boater',
    access: staff,
    does: 'command',
    summary: 'Name one more boater to talk to about a vessel',
    body: z
      .strictObject({ vessel_id: id, boater_id: id.optional(), email: email.optional() })
      .refine((given) => given.boater_id !== undefined || given.email !== undefined, {
        path: ['email'],
        error: 'emailRequired',
      }),
    answer: commandReceipt,
    errors: [...notFound, customerErrors.vessel_has_boater],
    revision: true,
    example: { body: { vessel_id: VESSEL_ID, email: 'ines@example.org' }, answer: receiptExample },
  }),
  removeBoater: route({
    method: 'POST',
    path: '/admin/vessel/remove_boater',
    access: staff,
    does: 'command',
    summary: "Take a boater off a vessel's contacts",
    body: contact,
    answer: commandReceipt,
    errors: [...notFound, customerErrors.not_a_vessel_contact, customerErrors.primary_boater],
    revision: true,
    example: contactCall,
  }),
  setPrimaryBoater: route({
    method: 'POST',
    path: '/admin/vessel/set_primary_boater',
    access: staff,
    does: 'command',
    summary: "Make one of a vessel's contacts the first to talk to",
    body: contact,
    answer: commandReceipt,
    errors: [...notFound, customerErrors.not_a_vessel_contact, customerErrors.boater_erased],
    revision: true,
    example: contactCall,
  }),
};
