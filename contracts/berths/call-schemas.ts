import * as z from 'zod';
import { commandReceipt, id, listAnswer, pageRequest, receiptExample, callSchemas } from '../vocabulary/route.js';
import { berthDetail } from './berth-info.js';
import { berthDetailExample, berthFormExample, berthId, berthListExample, pierExample, pierId } from './examples.js';
import { passwordAgain } from '../identity/second-factor.js';
import {
  berthForm,
  berthListAnswer,
  berthSelection,
  berthUpdate,
  pierForm,
  pierRecord,
  pierUpdate,
  pierWalk,
} from './records.js';

export const berthSchemas = {
  createPier: callSchemas({
    summary: 'Add a pier',
    body: z.strictObject({ pier: pierForm }),
    answer: commandReceipt,
    example: { body: { pier: { name: 'A', instant_booking: false } }, answer: { ...receiptExample, id: pierId } },
  }),

  listPiers: callSchemas({
    summary: 'The piers of the marina, by name',
    body: z.strictObject({
      /** A dock walk: each pier then says how far it has come (spec 3 §7). */
      session_id: id.optional(),
      ...pageRequest,
      page_size: z.number().int().min(1).max(100).default(100),
    }),
    answer: listAnswer(pierRecord.extend({ walk: pierWalk.optional() })),
    example: { body: {}, answer: { items: [pierExample], total: 1 } },
  }),

  getPier: callSchemas({
    summary: 'One pier',
    body: z.strictObject({ pier_id: id }),
    answer: pierRecord,
    example: { body: { pier_id: pierId }, answer: pierExample },
  }),

  updatePier: callSchemas({
    summary: 'Save a pier; renames its berths with it',
    body: z.strictObject({ pier: pierUpdate }),
    answer: commandReceipt,
    example: {
      body: { pier: { id: pierId, name: 'A', instant_booking: true } },
      answer: { ...receiptExample, id: pierId },
    },
  }),

  deletePier: callSchemas({
    summary: 'Remove a pier that has no berths; one that had berths needs the password of the sender',
    body: z.strictObject({ pier_id: id, password: passwordAgain.optional() }),
    answer: commandReceipt,
    example: { body: { pier_id: pierId, password: 'fairwinds-42' }, answer: { ...receiptExample, id: pierId } },
  }),

  createBerth: callSchemas({
    summary: 'Add a berth',
    body: z.strictObject({ berth: berthForm }),
    answer: commandReceipt,
    example: { body: { berth: berthFormExample }, answer: { ...receiptExample, id: berthId } },
  }),

  listBerths: callSchemas({
    summary: 'Berths by pier name and number',
    body: z.strictObject({
      ...berthSelection,
      ...pageRequest,
      page_size: z.number().int().min(1).max(500).default(5),
    }),
    answer: berthListAnswer,
    example: { body: { only_available_berths: true }, answer: berthListExample },
  }),

  getBerth: callSchemas({
    summary: 'One berth, and who has it now',
    body: z.strictObject({ berth_id: id }),
    answer: berthDetail,
    example: { body: { berth_id: berthId }, answer: berthDetailExample },
  }),

  updateBerth: callSchemas({
    summary: 'Save a berth; refused with BERTH_IN_USE where visitors would no longer fit',
    body: z.strictObject({
      berth: berthUpdate,
      /** Visitors who no longer fit move to another berth or, where none is free, lose theirs. */
      displace_visitors: z.boolean().default(false),
    }),
    answer: commandReceipt,
    example: { body: { berth: { ...berthFormExample, id: berthId } }, answer: { ...receiptExample, id: berthId } },
  }),

  deleteBerth: callSchemas({
    summary: 'Remove a berth that no boat has now or later',
    body: z.strictObject({ berth_id: id }),
    answer: commandReceipt,
    example: { body: { berth_id: berthId }, answer: { ...receiptExample, id: berthId } },
  }),
};
