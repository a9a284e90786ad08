import * as z from 'zod';
import { marinaExample } from '../marinas/call-schemas.js';
import { marina } from '../marinas/marina.js';
import { instant } from '../vocabulary/dates-schemas.js';
import { language } from '../vocabulary/languages-schemas.js';
import { email } from '../vocabulary/person.js';
import { commandReceipt, id, listAnswer, pageRequest, receiptExample, callSchemas } from '../vocabulary/route.js';
import { line } from '../vocabulary/text.js';
import { signedInExample, userSessionExample } from './examples.js';
import { MOST_DEVICE_TOKENS } from './vocabulary.js';
import { knownPassword, loginToken, password } from './password.js';
import { secondFactorCode } from './second-factor.js';
import { signedInUser, userSession } from './user.js';

/** The signed-in user and their active marina. */
const self = z.object({ user: signedInUser, marina: marina.nullable() });

const selfExample = { user: signedInExample, marina: marinaExample };

/** Either a password or the token of a mailed link. */
const credentials = z
  .strictObject({
    email,
    password: knownPassword.optional(),
    login_token: loginToken.optional(),
    /** The user asked to stay signed in on this device, also after the browser is closed. */
    keep_signed_in: z.boolean().optional(),
    /** For users with a second factor: the code of their app, or a recovery code. */
    code: secondFactorCode.optional(),
    /** Those that earlier sign-ins on this device returned. */
    device_tokens: z.array(z.string().max(100, 'tooLong')).max(MOST_DEVICE_TOKENS, 'tooLong').optional(),
  })
  .refine((given) => given.password !== undefined || given.login_token !== undefined, {
    path: ['password'],
    error: 'login_atLeast6',
  })
  .refine((given) => given.password === undefined || given.login_token === undefined, {
    path: ['login_token'],
    error: 'notWithPassword',
  });

export type Credentials = z.output<typeof credentials>;

export const sessionSchemas = {
  login: callSchemas({
    summary: 'Sign in by password or by the one-time token of a mailed link',
    body: credentials,
    answer: self.extend({ token: z.string(), device_token: z.string(), expires_at: instant }),
    rate: 'sign_in',
    example: {
      body: { email: signedInExample.email, password: 'fairwinds-42' },
      answer: {
        ...selfExample,
        token: 'qs_user.session.secret',
        device_token: 'kTq0xq9',
        expires_at: '2027-07-15T09:00:00.000Z',
      },
    },
  }),
  migrateUser: callSchemas({
    summary: 'Bring a user over from the old system, by address and password there; then sign in',
    body: z.strictObject({ email, password: knownPassword }),
    answer: z.object({ result: z.literal('MIGRATED') }),
    rate: 'sign_in',
    example: {
      body: { email: signedInExample.email, password: 'fairwinds-42' },
      answer: { result: 'MIGRATED' },
    },
  }),
  logout: callSchemas({
    summary: 'End this session',
    answer: commandReceipt,
    example: { answer: receiptExample },
  }),
  resetPassword: callSchemas({
    summary: 'Mail a one-time sign-in link; the answer does not tell whether the address is known',
    body: z.strictObject({ email }),
    answer: z.object({ status: z.literal('FORGOT_SENDMAIL_SUCCESS') }),
    rate: 'sign_in',
    example: { body: { email: signedInExample.email }, answer: { status: 'FORGOT_SENDMAIL_SUCCESS' } },
  }),
  self: callSchemas({
    summary: 'The signed-in user and the active marina',
    answer: self,
    example: { answer: selfExample },
  }),
  changePassword: callSchemas({
    summary: 'Choose another password; ends all other sessions of the user',
    // Errors are reported at `old_password`: a short password is just a wrong one.
    body: z.strictObject({ old_password: z.string('login_wrongPassword').max(300, 'tooLong'), new_password: password }),
    answer: commandReceipt,
    rate: 'sign_in',
    example: { body: { old_password: 'fairwinds-42', new_password: 'following-seas-7' }, answer: receiptExample },
  }),
  firstTimeChangePassword: callSchemas({
    summary: 'Choose a password in place of a temporary one; ends all other sessions of the user',
    // Without one the call only reports that the password was changed, by the other call (spec 3 §7).
    body: z.strictObject({ new_password: password.optional() }),
    answer: commandReceipt,
    example: { body: { new_password: 'following-seas-7' }, answer: receiptExample },
  }),
  firstLoginComplete: callSchemas({
    summary: 'Terms and privacy policy were accepted; from now on the user works in this language',
    body: z.strictObject({ lang: language }),
    answer: commandReceipt,
    example: { body: { lang: 'fr' }, answer: receiptExample },
  }),
  language: callSchemas({
    summary: "Set the signed-in user's own language",
    body: z.strictObject({ language }),
    answer: commandReceipt,
    example: { body: { language: 'de' }, answer: receiptExample },
  }),
  sessions: callSchemas({
    summary: 'The sessions in which the signed-in user is signed in, the newest first',
    body: z.strictObject({}),
    answer: listAnswer(userSession),
    example: { body: {}, answer: { items: [userSessionExample], total: 1 } },
  }),
  endSession: callSchemas({
    summary: 'End one of the signed-in user’s own sessions',
    body: z.strictObject({ ended_session_id: id }),
    answer: commandReceipt,
    example: { body: { ended_session_id: userSessionExample.id }, answer: receiptExample },
  }),
  endOtherSessions: callSchemas({
    summary: 'End every session of the signed-in user but this one',
    answer: commandReceipt,
    example: { answer: receiptExample },
  }),
  marinas: callSchemas({
    summary: 'The marinas that the signed-in user works in, and may make the active one of this session',
    body: z.strictObject({ search: line(120).optional(), ...pageRequest }),
    answer: listAnswer(marina),
    example: { body: {}, answer: { items: [marinaExample], total: 1 } },
  }),
  switchMarina: callSchemas({
    summary: "Make another of the user's marinas the active one of this session",
    body: z.strictObject({ new_marina_id: id }),
    answer: commandReceipt,
    example: { body: { new_marina_id: receiptExample.id }, answer: receiptExample },
  }),
};
