import * as z from 'zod';
import { at, defineEvent } from './event-shapes.js';

const amount = z.number().int().min(1);

/** The provider took the money: payment `succeeded`. */
export const paymentReceived = defineEvent({
  type: 'PaymentReceived',
  version: 1,
  data: z.object({ amount, provider_reference: z.string(), ...at }),
});

/** Money goes back; a policy asks the provider, payment by payment. */
export const refundRequested = defineEvent({
  type: 'RefundRequested',
  version: 1,
  data: z.object({
    /** 1 for the first refund of this reservation. */
    refund_no: z.number().int().min(1),
    amount,
    parts: z.array(z.object({ provider_reference: z.string(), amount })),
    ...at,
  }),
});

/** The provider confirmed: payment `refunded`. */
export const refundIssued = defineEvent({
  type: 'RefundIssued',
  version: 1,
  data: z.object({ refund_no: z.number().int().min(1), amount, provider_reference: z.string(), ...at }),
});
