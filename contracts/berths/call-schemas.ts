import * as z from 'zod';
import { commandReceipt, id, listAnswer, pageRequest, receiptExample, callSchemas } from '../vocabulary/route.js';
import { MAX_METRES } from '../vocabulary/sizes.js';
import { berthDetail } from './berth-info.js';
import { berthDetailExample, berthFormExample, berthId, berthListExample, pierExample, pierId } from './examples.js';
import {
  berthForm,
  berthListAnswer,
  berthLocation,
  berthOccupancy,
  berthServices,
  berthUpdate,
  pierForm,
  pierRecord,
  pierUpdate,
} from './records.js';
import { boatTypeKind, holderType } from './vocabulary-schemas.js';

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
      /** The dock walk that is under way; accepted and ignored. */
      session_id: id.optional(),
      ...pageRequest,
      page_size: z.number().int().min(1).max(100).default(100),
    }),
    answer: listAnswer(pierRecord),
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
    summary: 'Remove a pier that has no berths',
    body: z.strictObject({ pier_id: id }),
    answer: commandReceipt,
    example: { body: { pier_id: pierId }, answer: { ...receiptExample, id: pierId } },
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
      /** True: active berths with no boat tonight. */
      only_available_berths: z.boolean().default(false),
      filter: z
        .strictObject({
          pier_id: z.union([id, z.array(id).max(100)]).optional(),
          occupancy: z.array(berthOccupancy).max(3).optional(),
          /** Part of the name ("A1" finds A1, A12). */
          name: z.string().max(70).optional(),
          /** Part of the berth's name, or of the boat or person that has it. */
          search: z.string().trim().max(120).optional(),
          active: z.boolean().optional(),
          offered: z.boolean().optional(),
          instant_booking: z.boolean().optional(),
          holder_type: holderType.optional(),
          /** Berths that have all of these. */
          services: z.array(berthServices.keyof()).max(3).optional(),
          location: z.array(berthLocation.keyof()).max(5).optional(),
          /** Berths that take boats of these kinds. */
          boat_types: z.array(boatTypeKind).max(3).optional(),
          /** Metres, of the greatest length. */
          min_loa: z.number().min(0).max(MAX_METRES).optional(),
          max_loa: z.number().min(0).max(MAX_METRES).optional(),
          /** Active berths without a boat tonight. */
          vacant_tonight: z.boolean().optional(),
        })
        .default({}),
      sort: z
        .strictObject({
          by: z.enum(['name', 'max_loa', 'max_beam', 'max_draft', 'occupancy']),
          direction: z.enum(['asc', 'desc']).default('asc'),
        })
        .default({ by: 'name', direction: 'asc' }),
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
