import * as z from 'zod';
import { calendarDate } from '../vocabulary/dates-schemas.js';
import { kindsOfChange } from '../vocabulary/kinds-of-change.js';

/** Kind of record in the history: `reservation`, `berth`, `marina`, `boater` … */
export const recordKind = z.string('unknownKind').regex(/^[a-z][a-z_]{0,39}$/, 'unknownKind');

export const recordId = z.string('inValidId').min(1, 'inValidId').max(64, 'inValidId');

/** All given conditions must hold; dates are calendar dates of the marina, both ends included. */
export const auditFilter = z
  .strictObject({
    kind: recordKind.optional(),
    /** Id of the record. */
    id: recordId.optional(),
    /** Id of the user or boater who made the change or whom it is about. */
    person: recordId.optional(),
    day: calendarDate.optional(),
    from: calendarDate.optional(),
    to: calendarDate.optional(),
    actor_kind: z.enum(['staff', 'boater', 'system', 'admin']).optional(),
    event_types: z
      .array(z.string().regex(/^[A-Za-z]{1,60}$/, 'unknownEventType'))
      .min(1)
      .max(100)
      .optional(),
    /** Events of any of these kinds. */
    changes: z.array(z.enum(kindsOfChange, 'unknownEventType')).min(1).max(kindsOfChange.length).optional(),
    /** All events that one request caused. */
    correlation_id: z.string().min(1).max(128).optional(),
  })
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
    path: ['to'],
    error: 'endBeforeStart',
  });

export type AuditFilter = z.infer<typeof auditFilter>;
