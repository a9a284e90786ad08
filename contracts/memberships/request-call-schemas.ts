import * as z from 'zod';
import { BOATER_ID, MARINA_ID, VESSEL_ID } from '../customers/examples.js';
import { callSchemas, commandReceipt, id, listAnswer, pageRequest, receiptExample } from '../vocabulary/route.js';
import { paragraph } from '../vocabulary/text.js';
import { customerRequest, requestAnswer, requestKind } from './requests.js';
import { DECLINE_REASON_MAX, REFERRAL_CODE_MAX } from './vocabulary.js';

/** Required for a decline (`provideReason`). */
const decline_reason = paragraph(DECLINE_REASON_MAX).default('');

const requestExample = {
  id: receiptExample.id,
  marina_id: MARINA_ID,
  boater_id: BOATER_ID,
  kind: 'RESIDENCY' as const,
  status: 'PENDING' as const,
  request_date: '2027-05-02T10:05:00.000Z',
  updated_at: '2027-05-02T10:05:00.000Z',
  finished_at: null,
  full_name: 'Inès Delacroix',
  vessel_id: VESSEL_ID,
  boat_name: 'Belle Étoile',
  vessel_type: 'SAIL' as const,
  length: 11.4,
  beam: 3.85,
  draft: 1.9,
  card_number: null,
  referral_code: null,
};

const pageInAddress = {
  page: z.coerce.number().pipe(pageRequest.page.unwrap()).default(1),
  page_size: z.coerce.number().pipe(pageRequest.page_size.unwrap()).default(10),
};

const provideReason = { path: ['decline_reason'], error: 'provideReason' };
const hasReason = ({ action, decline_reason: reason }: { action: string; decline_reason: string }): boolean =>
  action !== 'DECLINE' || reason !== '';

export const requestSchemas = {
  residencyRequests: callSchemas({
    summary: 'Open requests for a berth as a resident; the longest wait first',
    body: z.strictObject(pageInAddress),
    answer: listAnswer(customerRequest),
    example: { body: {}, answer: { items: [requestExample], total: 1 } },
  }),
  membershipRequests: callSchemas({
    summary: 'Open requests for a card or another year of one, of all boaters or of one; the longest wait first',
    body: z.strictObject({ ...pageInAddress, boater_id: id.optional() }),
    answer: listAnswer(customerRequest),
    example: { body: {}, answer: { items: [{ ...requestExample, kind: 'MEMBERSHIP' }], total: 1 } },
  }),
  updateMembershipRequest: callSchemas({
    summary: 'Approve a request for a card, which issues or renews it, or decline it with a reason',
    body: z
      .strictObject({ membership_request_id: id, ...requestAnswer, decline_reason })
      .refine(hasReason, provideReason),
    answer: commandReceipt,
    example: {
      body: { membership_request_id: receiptExample.id, action: 'APPROVE', auto_renew: true },
      answer: receiptExample,
    },
  }),
  updateMarinaRequest: callSchemas({
    summary: 'Approve a request for residency, which makes the person a resident, or decline it with a reason',
    body: z
      .strictObject({
        marina_request_id: id.optional(),
        /** The same, by its other name. */
        id: id.optional(),
        action: requestAnswer.action,
        decline_reason,
      })
      .refine((value) => (value.marina_request_id === undefined) !== (value.id === undefined), {
        path: ['marina_request_id'],
        error: 'inValidId',
      })
      .refine(hasReason, provideReason),
    answer: commandReceipt,
    example: {
      body: { marina_request_id: receiptExample.id, action: 'DECLINE', decline_reason: 'No berth this year.' },
      answer: receiptExample,
    },
  }),
  file: callSchemas({
    summary: 'A boater asks the marina for a berth as a resident, a card, or another year of a card',
    body: z.strictObject({
      kind: requestKind,
      /** From an invitation, a poster or a letter of the marina. */
      referral_code: z.string().trim().toUpperCase().min(1).max(REFERRAL_CODE_MAX).optional(),
    }),
    answer: commandReceipt,
    rate: 'boater',
    example: { body: { kind: 'RESIDENCY' }, answer: receiptExample },
  }),
  filed: callSchemas({
    summary: 'What was asked with this link, and how the marina answered',
    answer: z.object({
      items: z.array(
        z.object({
          id,
          kind: requestKind,
          status: customerRequest.shape.status,
          request_date: z.string(),
          decline_reason: z.string().nullable(),
        }),
      ),
      /** What may be asked now. */
      offered: z.array(requestKind),
    }),
    rate: 'boater',
    example: { answer: { items: [], offered: ['RESIDENCY', 'MEMBERSHIP'] } },
  }),
};
