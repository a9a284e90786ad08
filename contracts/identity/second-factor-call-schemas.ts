import * as z from 'zod';
import { instant } from '../vocabulary/dates-schemas.js';
import { callSchemas, commandReceipt, id, receiptExample } from '../vocabulary/route.js';
import { marinaUserExample } from './examples.js';
import { passwordAgain, secondFactorCode } from './second-factor.js';

const codes = ['kw3fa-2xq7p', 'm5tzr-h6w2c'];
const withCodes = commandReceipt.extend({ recovery_codes: z.array(z.string()) });

export const secondFactorSchemas = {
  get: callSchemas({
    summary: "The signed-in user's second factor: whether there is one, and how many recovery codes are left",
    answer: z.object({
      set_up_at: instant.nullable(),
      recovery_codes_left: z.number().int(),
      /** A marina of the user requires a second factor. */
      required: z.boolean(),
    }),
    example: { answer: { set_up_at: '2027-07-14T09:42:00.000Z', recovery_codes_left: 10, required: false } },
  }),
  start: callSchemas({
    summary: 'A secret for an authenticator app; it takes effect when a code of the app confirms it within 15 minutes',
    body: z.strictObject({ password: passwordAgain }),
    answer: z.object({
      /** To be sent back with the code; the server keeps nothing until then. */
      setup: z.string(),
      /** Base32, to be typed into an app. */
      secret: z.string(),
      /** `otpauth://…`, to be shown as a QR code. */
      uri: z.string(),
    }),
    rate: 'sign_in',
    example: {
      body: { password: 'fairwinds-42' },
      answer: {
        setup: 'c2VhbGVk',
        secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
        uri: 'otpauth://totp/Quayside:ines%40example.org?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Quayside',
      },
    },
  }),
  confirm: callSchemas({
    summary: 'Set up the second factor; answers the recovery codes, once, and ends all other sessions of the user',
    body: z.strictObject({ setup: z.string().max(1000, 'tooLong'), code: secondFactorCode }),
    answer: withCodes,
    rate: 'sign_in',
    example: {
      body: { setup: 'c2VhbGVk', code: '287082' },
      answer: { ...receiptExample, recovery_codes: codes },
    },
  }),
  recoveryCodes: callSchemas({
    summary: 'New recovery codes in place of the present ones; needs the password and a code',
    body: z.strictObject({ password: passwordAgain, code: secondFactorCode }),
    answer: withCodes,
    rate: 'sign_in',
    example: {
      body: { password: 'fairwinds-42', code: '287082' },
      answer: { ...receiptExample, recovery_codes: codes },
    },
  }),
  remove: callSchemas({
    summary: 'Sign in without a second factor from now on; needs the password and a code',
    body: z.strictObject({ password: passwordAgain, code: secondFactorCode }),
    answer: commandReceipt,
    rate: 'sign_in',
    example: { body: { password: 'fairwinds-42', code: '287082' }, answer: receiptExample },
  }),
  reset: callSchemas({
    summary: 'Remove the second factor of a user who works in this marina only; ends their sessions',
    body: z.strictObject({ user_id: id, password: passwordAgain }),
    answer: commandReceipt,
    rate: 'sign_in',
    example: { body: { user_id: marinaUserExample.id, password: 'fairwinds-42' }, answer: receiptExample },
  }),
};
