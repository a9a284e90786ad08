import * as z from 'zod';
import { calendarDate } from '../vocabulary/dates-schemas.js';
import { callSchemas } from '../vocabulary/route.js';
import { inviteFailures, MOST_INVITED_AT_ONCE } from './vocabulary.js';

/** A longer text is no mail address; it is returned shortened. */
const TYPED_MAX = 320;

const referralCode = z.object({
  code: z.string(),
  /** Last day on which the code can be used. */
  valid_until: calendarDate,
});

export const invitationSchemas = {
  invite: callSchemas({
    summary:
      'Invite berth holders to the membership by mail; addresses that cannot be invited are returned with a reason',
    body: z.strictObject({
      /** As typed: each is checked by itself. */
      emails: z
        .array(z.string('emailInvalid').transform((typed) => typed.slice(0, TYPED_MAX)))
        .min(1, 'emailRequired')
        .max(MOST_INVITED_AT_ONCE, 'tooMany'),
    }),
    answer: z.object({
      success_boaters: z.array(z.object({ email: z.string() })),
      failed_boaters: z.array(z.object({ email: z.string(), reason: z.enum(inviteFailures) })),
      totals: z.object({ sent: z.number().int(), failed: z.number().int() }),
    }),
    rate: 'staff',
    example: {
      body: { emails: ['ines@example.org', 'goulven@example'] },
      answer: {
        success_boaters: [{ email: 'ines@example.org' }],
        failed_boaters: [{ email: 'goulven@example', reason: 'INVALID' }],
        totals: { sent: 1, failed: 1 },
      },
    },
  }),
  generateCode: callSchemas({
    summary: 'Generate a new referral code for posters and letters, which replaces the one before',
    answer: referralCode,
    example: { answer: { code: 'STM-7K4P', valid_until: '2027-12-31' } },
  }),
  info: callSchemas({
    summary: 'The referral code, and how many berth holders were invited and joined',
    answer: z.object({
      /** Null before the first code, and after the last day of the latest one. */
      referral: referralCode
        .extend({
          /** Requests that were filed with this code. */
          used: z.number().int(),
        })
        .nullable(),
      /** Residents in the marina's register. */
      berth_holders: z.number().int(),
      /** Addresses that were invited at least once. */
      invited: z.number().int(),
      /** Invited addresses whose holders have received a card since. */
      joined: z.number().int(),
    }),
    example: {
      answer: {
        referral: { code: 'STM-7K4P', valid_until: '2027-12-31', used: 18 },
        berth_holders: 212,
        invited: 164,
        joined: 138,
      },
    },
  }),
};
