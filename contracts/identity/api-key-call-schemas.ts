import * as z from 'zod';
import { apiScopes } from '../vocabulary/api-scopes.js';
import { instant } from '../vocabulary/dates-schemas.js';
import { callSchemas, commandReceipt, id, listAnswer, pageRequest, receiptExample } from '../vocabulary/route.js';
import { requiredLine } from '../vocabulary/text.js';
import { API_KEY_MAX_DAYS } from './vocabulary.js';

export const apiScope = z.enum(apiScopes, 'apiKeyScopes');

/** An API key as managers see it; the key itself is shown only when it is made. */
export const apiKey = z.object({
  id: z.string(),
  name: z.string(),
  scopes: z.array(apiScope),
  created_at: instant,
  expires_at: instant,
  /** The day of the latest call, UTC; null: never used. */
  last_used_on: z.iso.date().nullable(),
  revoked_at: instant.nullable(),
  /** False: whoever made it was removed or may not manage the marina any more, so that the key opens nothing. */
  maker_may: z.boolean(),
});
export type ApiKey = z.output<typeof apiKey>;

/** A key to make. */
export const newApiKey = z.strictObject({
  name: requiredLine(60, 'apiKeyName'),
  scopes: z
    .array(apiScope)
    .min(1, 'apiKeyScopes')
    .max(apiScopes.length, 'apiKeyScopes')
    .refine((scopes) => new Set(scopes).size === scopes.length, 'apiKeyScopes'),
  valid_days: z.number('insertNumber').int('insertNumber').min(1, 'insertNumber').max(API_KEY_MAX_DAYS, 'apiKeyDays'),
});

export const apiKeyExample: z.input<typeof apiKey> = {
  id: receiptExample.id,
  name: 'Bookkeeping',
  scopes: ['feed:read', 'reservations:read'],
  created_at: '2027-07-01T09:00:00.000Z',
  expires_at: '2028-06-30T09:00:00.000Z',
  last_used_on: '2027-07-14',
  revoked_at: null,
  maker_may: true,
};

export const apiKeySchemas = {
  getall: callSchemas({
    summary: 'The API keys of the active marina, newest first',
    body: z.strictObject({ ...pageRequest }),
    answer: listAnswer(apiKey),
    example: { body: {}, answer: { items: [apiKeyExample], total: 1 } },
  }),
  create: callSchemas({
    summary: 'Make an API key, with which a program reads what its scopes name in this marina; it is shown only now',
    body: newApiKey,
    answer: commandReceipt.extend({ key: z.string(), expires_at: instant }),
    example: {
      body: { name: 'Bookkeeping', scopes: ['feed:read'], valid_days: 365 },
      answer: { ...receiptExample, key: 'qk_id.secret', expires_at: apiKeyExample.expires_at },
    },
  }),
  revoke: callSchemas({
    summary: 'End an API key at once, for good',
    body: z.strictObject({ api_key_id: id }),
    answer: commandReceipt,
    example: { body: { api_key_id: apiKeyExample.id }, answer: receiptExample },
  }),
};
