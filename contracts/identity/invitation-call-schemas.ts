import * as z from 'zod';
import { marinaExample } from '../marinas/call-schemas.js';
import { instant } from '../vocabulary/dates-schemas.js';
import { callSchemas, commandReceipt, id, receiptExample } from '../vocabulary/route.js';

export const invitationSchemas = {
  getall: callSchemas({
    summary: 'The marinas that invite the signed-in user to work there, and wait for an answer',
    answer: z.object({
      items: z.array(z.object({ id: z.string(), marina: z.object({ name: z.string() }), expires_at: instant })),
      total: z.number().int(),
    }),
    example: {
      answer: {
        items: [
          { id: receiptExample.id, marina: { name: marinaExample.name }, expires_at: '2027-07-15T09:00:00.000Z' },
        ],
        total: 1,
      },
    },
  }),
  answer: callSchemas({
    summary: 'Accept or decline to work in one more marina, at first only looking',
    body: z.strictObject({ invitation_id: id, accept: z.boolean() }),
    answer: commandReceipt,
    example: { body: { invitation_id: receiptExample.id, accept: true }, answer: receiptExample },
  }),
};
