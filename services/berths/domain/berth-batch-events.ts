import * as z from 'zod';
import { defineEvents, type EventsOf } from '../../../contracts/vocabulary/event-definitions.js';
import { berthCard } from './berth-events.js';

/** What a batch does to its berths; `PIER_SWITCHED` follows the instant booking of a pier. */
export const batchKinds = ['CREATED', 'IMPORTED', 'CHANGED', 'DELETED', 'UNDONE', 'PIER_SWITCHED'] as const;
export type BatchKind = (typeof batchKinds)[number];

/** A berth's card before and after the batch; null: there is none. */
const cardChange = z.object({
  berth_id: z.string(),
  before: berthCard.nullable(),
  after: berthCard.nullable(),
  /** The note of a new berth. */
  notes: z.string(),
});
export type CardChange = z.infer<typeof cardChange>;

/**
 * Events of `inventory-<marina>`: changes of many berths. A batch is written down whole before the first card changes,
 * so that a crash leaves nothing half done. None holds personal data.
 */
export const berthBatchEvents = defineEvents({
  BerthBatchBegun: {
    version: 1,
    data: z.object({
      batch_id: z.string(),
      kind: z.enum(batchKinds),
      /** The batch that this one takes back. */
      undoes: z.string().nullable(),
      displace_visitors: z.boolean(),
      /** Reservations whose stays move or lose their berth; missing where none does, and in events of older versions. */
      displaced: z.array(z.string()).optional(),
    }),
  },
  /** The next berths of the batch that has begun; one event has a few hundred. */
  BerthsListedInBatch: { version: 1, data: z.object({ batch_id: z.string(), changes: z.array(cardChange) }) },
  BerthBatchFinished: { version: 1, data: z.object({ batch_id: z.string() }) },
  /** The plan refused the batch with `code`: no berth has changed. */
  BerthBatchAbandoned: { version: 1, data: z.object({ batch_id: z.string(), code: z.string() }) },
});
export type BerthBatchEvent = EventsOf<typeof berthBatchEvents>;
