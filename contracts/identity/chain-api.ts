import * as z from 'zod';
import { marinaExample } from '../marinas/api.js';
import { marina, marinaPermissions } from '../marinas/marina.js';
import { email } from '../vocabulary/person.js';
import { commandReceipt, id, listAnswer, pageRequest, receiptExample, route } from '../vocabulary/route.js';
import { line } from '../vocabulary/text.js';
import { userErrors } from './errors.js';

const marinaSearch = z.strictObject({ search: line(120).optional(), ...pageRequest });
const marinaPage = { items: [marinaExample], total: 1 };

/** What managers of several marinas do (spec 3 §6, §7). */
export const chainRoutes = {
  dashboard: route({
    method: 'POST',
    path: '/admin/chain_manager/dashboard/get_all',
    access: { kind: 'chain_manager' },
    does: 'query',
    summary: "The chain manager's marinas; an administrator sees all",
    body: marinaSearch,
    answer: listAnswer(marina),
    example: { body: { search: 'maurice' }, answer: marinaPage },
  }),
  associationMarinas: route({
    method: 'POST',
    path: '/admin/association/marinas',
    access: { kind: 'signed_in' },
    does: 'query',
    summary: "An association manager's marinas: those with the association's code; nobody else has any",
    body: marinaSearch,
    answer: listAnswer(marina),
    example: { body: {}, answer: marinaPage },
  }),
  addUserToMarina: route({
    method: 'POST',
    path: '/admin/chain_manager/add_user_to_marina',
    access: { kind: 'chain_manager' },
    does: 'command',
    summary: 'Let a user who is known by this address work in one more marina of the chain, at first only looking',
    body: z.strictObject({ marina_id: id, user_email: email }),
    answer: commandReceipt,
    errors: ['MARINA_NOT_FOUND', ...userErrors],
    example: { body: { marina_id: marinaExample.id, user_email: 'ines@example.org' }, answer: receiptExample },
  }),
  permissions: route({
    method: 'POST',
    path: '/admin/chain_manager/permissions',
    access: { kind: 'chain_manager' },
    does: 'command',
    summary: 'Switch features of a marina of the chain on or off; those not named stay as they are',
    body: z.strictObject({ edit_marina_id: id, permissions: marinaPermissions }),
    answer: commandReceipt,
    errors: ['MARINA_NOT_FOUND'],
    example: {
      body: { edit_marina_id: marinaExample.id, permissions: { inventory: true, chat: false } },
      answer: receiptExample,
    },
  }),
};
