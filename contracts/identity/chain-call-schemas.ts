import * as z from 'zod';
import { marinaExample } from '../marinas/call-schemas.js';
import { marina } from '../marinas/marina.js';
import { marinaPermissionName } from '../vocabulary/permissions.js';
import { email } from '../vocabulary/person.js';
import { commandReceipt, id, listAnswer, pageRequest, receiptExample, callSchemas } from '../vocabulary/route.js';
import { marinaUserExample } from './examples.js';
import { marinaUser } from './user.js';
import { line } from '../vocabulary/text.js';

/** Residents and reservations are always on: chain managers cannot switch them (spec 3 §6). */
const chainPermissions = z.partialRecord(marinaPermissionName.exclude(['reservation']), z.boolean());

const marinaSearch = z.strictObject({ search: line(120).optional(), ...pageRequest });

const marinaPage = { items: [marinaExample], total: 1 };

export const chainSchemas = {
  associationMarinas: callSchemas({
    summary: "An association manager's marinas: those with the association's code; nobody else has any",
    body: marinaSearch,
    answer: listAnswer(marina),
    example: { body: {}, answer: marinaPage },
  }),
  addUserToMarina: callSchemas({
    summary:
      'Let a user of the chain work in one more of its marinas, at first only looking; anybody else is invited by mail and decides, and the answer does not tell whether the address is known',
    body: z.strictObject({ marina_id: id, user_email: email }),
    answer: commandReceipt,
    example: { body: { marina_id: marinaExample.id, user_email: 'ines@example.org' }, answer: receiptExample },
  }),
  users: callSchemas({
    summary: 'The users that the chain sent to a marina of the chain, or who accepted its invitation',
    body: z.strictObject({ marina_id: id, ...pageRequest }),
    answer: listAnswer(marinaUser),
    example: {
      body: { marina_id: marinaExample.id },
      answer: { items: [{ ...marinaUserExample, origin: 'chain' }], total: 1 },
    },
  }),
  removeUserFromMarina: callSchemas({
    summary: 'End the access to a marina of the chain of a user that the chain sent or invited',
    body: z.strictObject({ marina_id: id, user_id: id }),
    answer: commandReceipt,
    example: { body: { marina_id: marinaExample.id, user_id: marinaUserExample.id }, answer: receiptExample },
  }),
  permissions: callSchemas({
    summary: 'Switch features of a marina of the chain on or off; those not named stay as they are',
    body: z.strictObject({ edit_marina_id: id, permissions: chainPermissions }),
    answer: commandReceipt,
    example: {
      body: { edit_marina_id: marinaExample.id, permissions: { inventory: true, chat: false } },
      answer: receiptExample,
    },
  }),
};
