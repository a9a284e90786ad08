import * as z from 'zod';
import { calendarDate } from '../vocabulary/dates-schemas.js';
import { commandReceipt, id } from '../vocabulary/route.js';
import { berthRef } from './berth-info.js';
import { berthFields, berthLocation, berthServices } from './records.js';
import { berthSizes, boatTypeKind, holderType, removalRule, withMinimumsBelowMaximums } from './vocabulary-schemas.js';
import { MOST_NEW_BERTHS, MOST_CHANGED_BERTHS } from './vocabulary.js';

const { number, smart_extension: _extension, ...shared } = berthFields;

/** A run of berths with the same facts: `first` to `last`, every berth or every second one. */
export const createMany = withMinimumsBelowMaximums(
  z
    .strictObject({
      ...shared,
      first: number,
      last: number,
      every: z.union([z.literal(1), z.literal(2)], 'insertNumber').default(1),
      /** Numbers of the run that get no berth. */
      leave_out: z
        .array(z.number().int())
        .max(MOST_NEW_BERTHS * 2)
        .default([]),
    })
    .refine(({ first, last }) => last >= first, { path: ['last'], error: 'berthRangeCrossed' })
    .refine(({ first, last, every }) => last < first || Math.floor((last - first) / every) < MOST_NEW_BERTHS, {
      path: ['last'],
      error: 'tooManyNewBerths',
    }),
);
export type CreateMany = z.infer<typeof createMany>;

/** A berth of a batch: `number` on its pier, `name` with the pier. */
export const batchBerth = berthRef.extend({ number: z.number().int() });

export const createdMany = commandReceipt.extend({
  /** For `berth/undo_update_many`. */
  batch_id: z.string(),
  created: z.array(batchBerth),
  /** Existing berths of these numbers: they stay as they are. */
  skipped: z.array(batchBerth),
});
export type CreatedMany = z.infer<typeof createdMany>;

/** Fields that stay out do not change. */
export const berthChanges = z.strictObject({
  active: z.boolean().optional(),
  offered: z.boolean().optional(),
  instant_booking: z.boolean().optional(),
  max_loa: berthSizes.max_loa.optional(),
  max_beam: berthSizes.max_beam.optional(),
  max_draft: berthSizes.max_draft.optional(),
  /** A minimum of null: no boat is too small. */
  min_length: berthSizes.min_length.unwrap().optional(),
  min_beam: berthSizes.min_beam.unwrap().optional(),
  min_draft: berthSizes.min_draft.unwrap().optional(),
  services: z.strictObject(optionalFlags(berthServices.shape)).optional(),
  location: z.strictObject(optionalFlags(berthLocation.shape)).optional(),
  boat_types: boatTypeKind.optional(),
  holder_type: holderType.optional(),
});
export type BerthChanges = z.infer<typeof berthChanges>;

function optionalFlags<K extends string>(shape: Readonly<Record<K, unknown>>) {
  const flags = Object.keys(shape).map((key) => [key, z.boolean().optional()]);
  return Object.fromEntries(flags) as Record<K, z.ZodOptional<z.ZodBoolean>>;
}

const chosen = {
  berth_ids: z.array(id).min(1, 'berthsRequired').max(MOST_CHANGED_BERTHS, 'tooManyBerths'),
  /** `DELETE` removes the berths; otherwise the fields to change. */
  changes: z.union([z.literal('DELETE'), berthChanges]),
};

export const checkUpdate = z.strictObject(chosen);

/** A stay, now or later, that would lose its berth. */
export const strandedStay = z.object({
  berth: berthRef,
  berth_holder_type: holderType,
  allocation_id: z.string(),
  reservation_id: z.string().nullable(),
  /** Null for residents. */
  view_id: z.string().nullable(),
  vessel: z.object({ id: z.string().nullable(), name: z.string().nullable(), length: z.number() }),
  start_date: calendarDate,
  /** Null: until further notice. */
  end_date: calendarDate.nullable(),
  /** The rule that the stay would break; null where the berth is deleted. */
  rule: removalRule.nullable(),
});
export type StrandedStay = z.infer<typeof strandedStay>;

export const updateMany = z.strictObject({
  ...chosen,
  /** Visitors who no longer fit move to another berth or, where none is free, lose theirs. Never for `DELETE`. */
  displace_visitors: z.boolean().default(false),
});
export type UpdateMany = z.infer<typeof updateMany>;

export const updatedMany = commandReceipt.extend({
  /** Null: nothing differed, so there is nothing to undo. */
  batch_id: z.string().nullable(),
  changed: z.number().int(),
  unchanged: z.number().int(),
});
export type UpdatedMany = z.infer<typeof updatedMany>;

export const undoMany = z.strictObject({ batch_id: id });
