import * as z from 'zod';
import { lossCause } from '../berths/vocabulary-schemas.js';
import { customerType } from '../customers/vocabulary-schemas.js';
import { calendarDate, instant } from '../vocabulary/dates-schemas.js';
import { listAnswer } from '../vocabulary/route.js';
import { seenGone } from '../vocabulary/seen-gone.js';
import { knownSizes, remedy } from './remedies.js';
import { conflictKinds, conflictStates, dimensions, happenings, remedyKinds } from './vocabulary.js';

/** Conflicts have no records before somebody acts: the id names the kind and the reservation. */
export const conflictId = z
  .string('inValidId')
  .regex(
    /^(late|size|taken|service|home|twice)-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/,
    'inValidId',
  )
  .meta({ examples: ['late-0190f3a2-5b1c-7c3e-9a44-6f5f1c0f2b11'] });

/** A boat that a conflict concerns. Residents have no reservation. */
export const conflictBoat = z.object({
  holder: customerType,
  reservation_id: z.string().nullable(),
  view_id: z.string().nullable(),
  person: z.string(),
  vessel: z.object({ id: z.string().nullable(), name: z.string(), ...knownSizes.shape }),
  /** The berth that it has on these nights; absent for the boat that the conflict is named after. */
  berth: z.string().optional(),
  /** Nights in the berth: `[start_date, end_date)`; null: until further notice. */
  start_date: calendarDate,
  end_date: calendarDate.nullable(),
});
export type ConflictBoat = z.output<typeof conflictBoat>;

/** `sizes` in metres; null for a berth that is not in use. */
export const conflictBerth = z.object({
  id: z.string(),
  label: z.string(),
  pier_id: z.string(),
  pier_name: z.string(),
  sizes: knownSizes.nullable(),
});

const conflictSummary = {
  conflict_id: z.string(),
  kind: z.enum(conflictKinds),
  state: z.enum(conflictStates),
  /** Nights concerned: `[start_date, end_date)`. */
  start_date: calendarDate,
  end_date: calendarDate,
  /** The berth that is in dispute or was lost. */
  berth: conflictBerth,
  boat: conflictBoat,
  /** Other boats that have the berth on these nights. */
  others: z.array(conflictBoat),
  /** The dimension in which the boat exceeds its berth most, in metres. */
  excess: z.object({ dimension: z.enum(dimensions), metres: z.number() }).nullable(),
  /** The stay has no berth any more; otherwise it still has the one in dispute, or another. */
  lost: z.boolean(),
  /** The reason why the berth was lost. Null if it was not recorded, or no berth was lost. */
  lost_cause: lossCause.nullable(),
  /** Who saw the boat's berth without it on a dock walk; absent: nobody did. */
  seen_gone: seenGone.optional(),
  waiting: z.object({ until: instant, kind: z.enum(remedyKinds), at: instant, by: z.string().nullable() }).nullable(),
};

/**
 * One line of the list. `best` is null where nothing can be done but to ask, for conflicts far down the list, and in
 * the list of one stay.
 */
export const conflictRow = z.object({ ...conflictSummary, best: remedy.nullable() });
export type ConflictRow = z.output<typeof conflictRow>;

/** `total` also counts the conflicts that wait for an answer, `open` only those that staff have to act on. */
export const conflictList = listAnswer(conflictRow).extend({ open: z.number().int() });
export type ConflictList = z.output<typeof conflictList>;

export const conflictDetail = z.object({
  ...conflictSummary,
  /** Where the sizes of the boat come from; `card` null: the boat is not in the register. */
  sizes: z.object({
    booked: knownSizes,
    card: knownSizes.nullable(),
    card_changed: z.object({ at: instant, by: z.string().nullable() }).nullable(),
  }),
  /** Newest first. `by` null: not a member of staff. */
  happened: z.array(
    z.object({ what: z.enum(happenings), at: instant, by: z.string().nullable(), label: z.string().nullable() }),
  ),
  /** Best first; empty once it is solved. */
  remedies: z.array(remedy),
  /** No berth takes the boat on these nights. */
  nothing_fits: z.boolean(),
  /** `kind` null: it went away by another change, last by this person. */
  solved: z
    .object({
      at: instant,
      by: z.string().nullable(),
      kind: z.enum(remedyKinds).nullable(),
      label: z.string().nullable(),
    })
    .nullable(),
});
export type ConflictDetail = z.output<typeof conflictDetail>;
