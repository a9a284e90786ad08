import * as z from 'zod';
import { defineEvents } from '../../../../contracts/vocabulary/event-definitions.js';
import { at } from './event-shapes.js';

const amount = z.number().int().min(1);

export const paymentEvents = defineEvents({
  /** The provider took the money: payment `succeeded`. */
  PaymentReceived: { version: 1, data: z.object({ amount, provider_reference: z.string(), ...at }) },
  /** A refund was requested; a policy requests it from the provider, payment by payment. */
  RefundRequested: {
    version: 1,
    data: z.object({
      /** 1 for the first refund of this reservation. */
      refund_no: z.number().int().min(1),
      amount,
      parts: z.array(z.object({ provider_reference: z.string(), amount })),
      ...at,
    }),
  },
  /** The provider confirmed: payment `refunded`. */
  RefundIssued: {
    version: 1,
    data: z.object({ refund_no: z.number().int().min(1), amount, provider_reference: z.string(), ...at }),
  },
});
