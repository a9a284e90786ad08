import * as z from 'zod';
import { commandReceipt, id, listAnswer, pageRequest, receiptExample, route } from '../vocabulary/route.js';
import { edits, reads } from './access.js';
import { berthErrors } from './errors.js';
import { berthExample, berthFormExample, berthId, pierExample, pierId } from './examples.js';
import { berthForm, berthOccupancy, berthRecord, berthUpdate, pierForm, pierRecord, pierUpdate } from './records.js';

/** Piers and berths (spec 3 §7). Which boat is where, and when, is in `availability-api.ts`. */
export const createPier = route({
  method: 'POST',
  path: '/admin/inventory/pier/create',
  access: edits,
  does: 'command',
  summary: 'Add a pier',
  body: z.strictObject({ pier: pierForm }),
  answer: commandReceipt,
  errors: [berthErrors.pier_name_taken],
  example: { body: { pier: { name: 'A', instant_booking: false } }, answer: { ...receiptExample, id: pierId } },
});

export const listPiers = route({
  method: 'POST',
  path: '/admin/inventory/pier/getall',
  access: reads,
  does: 'query',
  summary: 'The piers of the marina, by name',
  body: z.strictObject({
    /** Of the dock walk that is under way; its marks are the walk's own to show. */
    session_id: id.optional(),
    ...pageRequest,
    page_size: z.number().int().min(1).max(100).default(100),
  }),
  answer: listAnswer(pierRecord),
  example: { body: {}, answer: { items: [pierExample], total: 1 } },
});

export const getPier = route({
  method: 'POST',
  path: '/admin/inventory/pier/get',
  access: reads,
  does: 'query',
  summary: 'One pier',
  body: z.strictObject({ pier_id: id }),
  answer: pierRecord,
  errors: [berthErrors.pier_not_found],
  example: { body: { pier_id: pierId }, answer: pierExample },
});

export const updatePier = route({
  method: 'POST',
  path: '/admin/inventory/pier/update',
  access: edits,
  does: 'command',
  summary: 'Save a pier; renames its berths with it',
  body: z.strictObject({ pier: pierUpdate }),
  answer: commandReceipt,
  errors: [berthErrors.pier_not_found, berthErrors.pier_name_taken],
  revision: true,
  example: {
    body: { pier: { id: pierId, name: 'A', instant_booking: true } },
    answer: { ...receiptExample, id: pierId },
  },
});

export const deletePier = route({
  method: 'POST',
  path: '/admin/inventory/pier/delete',
  access: edits,
  does: 'command',
  summary: 'Remove a pier that has no berths',
  body: z.strictObject({ pier_id: id }),
  answer: commandReceipt,
  errors: [berthErrors.pier_not_found, berthErrors.pier_has_berths],
  revision: true,
  example: { body: { pier_id: pierId }, answer: { ...receiptExample, id: pierId } },
});

export const createBerth = route({
  method: 'POST',
  path: '/admin/inventory/berth/create',
  access: edits,
  does: 'command',
  summary: 'Add a berth',
  body: z.strictObject({ berth: berthForm }),
  answer: commandReceipt,
  errors: [
    berthErrors.pier_not_found,
    // One of the neighbours named.
    berthErrors.berth_not_found,
    berthErrors.berth_number_taken,
  ],
  example: { body: { berth: berthFormExample }, answer: { ...receiptExample, id: berthId } },
});

export const listBerths = route({
  method: 'POST',
  path: '/admin/inventory/berth/getall',
  access: reads,
  does: 'query',
  summary: 'Berths by pier name and number',
  body: z.strictObject({
    /** True: active berths with no boat tonight. */
    only_available_berths: z.boolean().default(false),
    filter: z
      .strictObject({
        pier_id: z.union([id, z.array(id).max(100)]).optional(),
        occupancy: z.array(berthOccupancy).max(3).optional(),
        /** Part of the name ("A1" finds A1, A12). */
        name: z.string().max(70).optional(),
        instant_booking: z.boolean().optional(),
      })
      .default({}),
    sort: z
      .strictObject({
        by: z.enum(['name', 'max_loa', 'max_beam', 'max_draft', 'occupancy']),
        direction: z.enum(['asc', 'desc']).default('asc'),
      })
      .default({ by: 'name', direction: 'asc' }),
    ...pageRequest,
  }),
  answer: listAnswer(berthRecord),
  example: { body: { only_available_berths: true }, answer: { items: [berthExample], total: 1 } },
});

export const getBerth = route({
  method: 'POST',
  path: '/admin/inventory/berth/get',
  access: reads,
  does: 'query',
  summary: 'One berth, and who has it now',
  body: z.strictObject({ berth_id: id }),
  answer: berthRecord,
  errors: [berthErrors.berth_not_found],
  example: { body: { berth_id: berthId }, answer: berthExample },
});

export const updateBerth = route({
  method: 'POST',
  path: '/admin/inventory/berth/update',
  access: edits,
  does: 'command',
  summary: 'Save a berth; refused with BERTH_IN_USE where visitors would no longer fit',
  body: z.strictObject({
    berth: berthUpdate,
    /** Visitors who no longer fit go to another berth or, where none is free, lose theirs. */
    displace_visitors: z.boolean().default(false),
  }),
  answer: commandReceipt,
  errors: [
    berthErrors.berth_not_found,
    berthErrors.pier_not_found,
    berthErrors.berth_number_taken,
    berthErrors.berth_in_use,
  ],
  revision: true,
  example: { body: { berth: { ...berthFormExample, id: berthId } }, answer: { ...receiptExample, id: berthId } },
});

export const deleteBerth = route({
  method: 'POST',
  path: '/admin/inventory/berth/delete',
  access: edits,
  does: 'command',
  summary: 'Remove a berth that no boat has now or later',
  body: z.strictObject({ berth_id: id }),
  answer: commandReceipt,
  errors: [berthErrors.berth_not_found, berthErrors.berth_in_use],
  revision: true,
  example: { body: { berth_id: berthId }, answer: { ...receiptExample, id: berthId } },
});
