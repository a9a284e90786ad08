import { callSchemas, listAnswer, receiptExample } from '../vocabulary/route.js';
import { berthId, otherBerthId, pierId, vesselId } from './examples.js';
import {
  checkUpdate,
  createMany,
  createdMany,
  strandedStay,
  undoMany,
  updateMany,
  updatedMany,
} from './many-berths.js';

const batch_id = '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2e33';

/** Changes of many berths at once. */
export const manyBerthsSchemas = {
  createMany: callSchemas({
    summary: 'Add a run of berths; numbers that exist are skipped',
    body: createMany,
    answer: createdMany,
    example: {
      body: { pier_id: pierId, first: 9, last: 12, max_loa: 10, max_beam: 3.6, max_draft: 2, leave_out: [10, 11] },
      answer: {
        ...receiptExample,
        id: batch_id,
        batch_id,
        created: [{ id: otherBerthId, number: 9, name: 'A9' }],
        skipped: [{ id: berthId, number: 12, name: 'A12' }],
      },
    },
  }),

  checkUpdate: callSchemas({
    summary: 'The stays, now and later, that a change of berths would put out',
    body: checkUpdate,
    answer: listAnswer(strandedStay),
    example: {
      body: { berth_ids: [berthId], changes: { max_loa: 9 } },
      answer: {
        items: [
          {
            berth: { id: berthId, name: 'A12' },
            berth_holder_type: 'VISITOR',
            allocation_id: '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2f01',
            reservation_id: '0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2f02',
            view_id: 'Q-7KX2M9A',
            vessel: { id: vesselId, name: 'Petrel', length: 9.8 },
            start_date: '2027-07-14',
            end_date: '2027-07-17',
            rule: 'too_short_loa',
          },
        ],
        total: 1,
      },
    },
  }),

  updateMany: callSchemas({
    summary: 'Change or remove many berths at once, all or none of them',
    body: updateMany,
    answer: updatedMany,
    example: {
      body: { berth_ids: [berthId, otherBerthId], changes: { offered: false, services: { waste: true } } },
      answer: { ...receiptExample, id: batch_id, batch_id, changed: 2, unchanged: 0 },
    },
  }),

  undoUpdateMany: callSchemas({
    summary: 'Take back a change of many berths; refused where a berth was changed since',
    body: undoMany,
    answer: updatedMany,
    example: { body: { batch_id }, answer: { ...receiptExample, id: batch_id, batch_id, changed: 2, unchanged: 0 } },
  }),
};
