import type { Filter } from '../../platform/read-models/read-model-store.js';

/** Stays of visitors as the list shows them under Approved and Finished. */
export const BOOKED_VISITS = {
  customer_type: 'VISITOR',
  reservation_status: { $in: ['approved', 'finished'] },
} satisfies Filter;
