import * as z from 'zod';
import { instant } from '../vocabulary/dates-schemas.js';
import { id } from '../vocabulary/route.js';
import { seenBoat, walkBoat } from './boats.js';
import { answers, berthExpectations, conflictChoices, conflictKinds } from './vocabulary.js';

/** A member of staff; the name is null where the log does not have it. */
export const walker = z.object({ id: z.string(), name: z.string().nullable() });
export type Walker = z.output<typeof walker>;

/** An answer about a berth, or that it was taken back. */
export const shownTap = z.object({
  tap_id: z.string(),
  kind: z.enum([...answers, 'TAKEN_BACK', 'NOTE']),
  boat: seenBoat.nullable(),
  note: z.string().nullable(),
  at: instant,
  by: walker,
  device_id: z.string(),
});
export type ShownTap = z.output<typeof shownTap>;

/** A tap that contradicts a change which its phone did not know. Both sides are kept until staff decide. */
export const conflict = z.object({
  conflict_id: z.string(),
  kind: z.enum(conflictKinds),
  berth: z.object({ id: z.string(), name: z.string() }),
  mine: shownTap,
  theirs: z.object({
    /** OTHER_TAP: the other answer. */
    tap: shownTap.nullable(),
    /** PLAN_CHANGED: what is expected now. */
    expected: z.object({ state: z.enum(berthExpectations), boat: walkBoat.nullable() }).nullable(),
    /** NOTE_CHANGED: the note on the berth. */
    note: z.string().nullable(),
  }),
  /** Who changed it and when, where that is known. `moved_to`: the berth that the expected boat has now. */
  changed: z.object({ at: instant.nullable(), by: walker.nullable(), moved_to: z.string().nullable() }),
  choices: z.array(z.enum(conflictChoices)),
  /** The choice that loses nothing. */
  safe: z.enum(conflictChoices),
});
export type Conflict = z.output<typeof conflict>;

export const decideConflict = z.strictObject({
  session_id: id,
  conflict_id: id,
  choice: z.enum(conflictChoices, 'choiceRequired'),
});
