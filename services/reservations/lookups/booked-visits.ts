import type { Filter } from '../../platform/read-models/read-model-store.js';

/** Stays of visitors as the list shows them under Approved and Finished. */
export const bookedVisits = (marina_id: string): Filter => ({
  listed_for: marina_id,
  customer_type: 'VISITOR',
  reservation_status: { $in: ['approved', 'finished'] },
});
