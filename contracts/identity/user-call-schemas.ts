import * as z from 'zod';
import { userPermissions } from '../vocabulary/permissions.js';
import { email, firstName, lastName } from '../vocabulary/person.js';
import { commandReceipt, id, listAnswer, pageRequest, receiptExample, callSchemas } from '../vocabulary/route.js';
import { language } from '../vocabulary/languages-schemas.js';
import { line } from '../vocabulary/text.js';
import { marinaUserExample, userSessionExample } from './examples.js';
import { passwordAgain } from './second-factor.js';
import { marinaUser, userRole, userSession } from './user.js';
import { grants } from './vocabulary.js';

const fields = { first_name: firstName, last_name: lastName, permissions: userPermissions };

const fieldsExample = {
  first_name: marinaUserExample.first_name,
  last_name: marinaUserExample.last_name,
  permissions: marinaUserExample.permissions,
};

/** A user to invite, and a change of one. */
export const invitation = z.strictObject({
  email,
  ...fields,
  role: userRole.default('secondary'),
  language: language.optional(),
  /** The sender's own, needed to give the permission of the marina's settings or the role primary. */
  password: passwordAgain.optional(),
});
export const userChange = z.strictObject({
  edit_user_id: id,
  ...fields,
  /** In the active marina; absent: stays as it is. */
  role: userRole.optional(),
  language: language.optional(),
  /** The sender's own, needed to give the permission of the marina's settings or the role primary. */
  password: passwordAgain.optional(),
});

export const userSchemas = {
  getall: callSchemas({
    summary: 'The users of the active marina',
    body: z.strictObject({
      search: line(120).optional(),
      may: z.enum(grants).optional(),
      user_id: id.optional(),
      ...pageRequest,
    }),
    answer: listAnswer(marinaUser).extend({
      /** How many of them were invited and have not signed in yet. */
      invited: z.number().int(),
    }),
    example: {
      body: { search: 'neill', may: 'reservations' },
      answer: { items: [marinaUserExample], total: 1, invited: 0 },
    },
  }),
  add: callSchemas({
    summary:
      "Add a user to the active marina and mail them a sign-in link, by default in the language of the sender; one who may manage the settings, or is a primary user, needs the sender's password",
    body: invitation,
    answer: commandReceipt,
    example: {
      body: { email: marinaUserExample.email, ...fieldsExample, password: 'fairwinds-42' },
      answer: receiptExample,
    },
  }),
  edit: callSchemas({
    summary:
      "Change a user's names, language, role and what they may do in the active marina; giving them its settings or the role primary needs the sender's password",
    body: userChange,
    answer: commandReceipt,
    example: {
      body: { edit_user_id: marinaUserExample.id, ...fieldsExample, password: 'fairwinds-42' },
      answer: receiptExample,
    },
  }),
  delete: callSchemas({
    summary: 'Take a user out of the active marina; one who works nowhere else is deleted',
    body: z.strictObject({ user_id: id }),
    answer: commandReceipt,
    example: { body: { user_id: marinaUserExample.id }, answer: receiptExample },
  }),
  sendLink: callSchemas({
    summary: 'Mail a user of the active marina another sign-in link: an invitation before their first sign-in',
    body: z.strictObject({ user_id: id }),
    answer: commandReceipt,
    example: { body: { user_id: marinaUserExample.id }, answer: receiptExample },
  }),
  revokeSessions: callSchemas({
    summary: 'Sign a user of the active marina out everywhere, at once',
    body: z.strictObject({ user_id: id }),
    answer: commandReceipt,
    example: { body: { user_id: marinaUserExample.id }, answer: receiptExample },
  }),
  sessions: callSchemas({
    summary: 'The sessions of a user in the active marina, the newest first',
    body: z.strictObject({ user_id: id }),
    answer: listAnswer(userSession),
    example: {
      body: { user_id: marinaUserExample.id },
      answer: { items: [{ ...userSessionExample, address: null, current: false }], total: 1 },
    },
  }),
  endSession: callSchemas({
    summary: 'End one session of a user in the active marina',
    body: z.strictObject({ user_id: id, ended_session_id: id }),
    answer: commandReceipt,
    example: {
      body: { user_id: marinaUserExample.id, ended_session_id: userSessionExample.id },
      answer: receiptExample,
    },
  }),
};
