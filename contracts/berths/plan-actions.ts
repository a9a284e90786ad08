import * as z from 'zod';
import { calendarDate, instant } from '../vocabulary/dates-schemas.js';
import { planEffects } from './plan-gestures.js';
import { planActionKinds, undoHindrances } from './vocabulary.js';

/** The actions on visitors' berths, residencies and absences, newest first, and how to undo them. */

const actionSegment = z.object({
  berth_id: z.string(),
  berth_name: z.string(),
  start_date: calendarDate,
  /** Null: a resident, until further notice. */
  end_date: calendarDate.nullable(),
});

const actor = z.object({
  kind: z.enum(['staff', 'boater', 'system', 'admin']),
  id: z.string(),
  /** Null for the system and for persons who were erased. */
  name: z.string().nullable(),
});

/** Why an action cannot be undone; `by` and `at` name what others built on it. */
export const undoHindrance = z.object({
  code: z.enum(undoHindrances),
  /** The refusal that the preview of the undo answers; null for every code but REFUSED. */
  refusal: z.object({ code: z.string(), details: z.record(z.string(), z.unknown()) }).nullable(),
  by: actor.nullable(),
  at: instant.nullable(),
});
export type UndoHindrance = z.output<typeof undoHindrance>;

export const planAction = z.object({
  action_id: z.string(),
  kind: z.enum(planActionKinds),
  at: instant,
  by: actor,
  stays: z.array(
    z.object({
      /** Null: the boat of an absence report that frees no night, or other nights. */
      allocation_id: z.string().nullable(),
      /** Null: a berth holder. */
      reservation_id: z.string().nullable(),
      boat_name: z.string().nullable(),
      /** Empty: the stay had no berth. */
      from: z.array(actionSegment),
      /** Empty: the stay lost its berth. Equal to `from`: the berths stay as they are. */
      to: z.array(actionSegment),
    }),
  ),
  /** The action that undid it. */
  undone_by: z.string().nullable(),
  /** False: `why_not` is set. True: the preview of the undo is possible. */
  undoable: z.boolean(),
  why_not: undoHindrance.nullable(),
});
export type PlanAction = z.output<typeof planAction>;

/** What undoing would lead to. */
export const undoEffects = planEffects.extend({ action: planAction });
export type UndoEffects = z.output<typeof undoEffects>;
