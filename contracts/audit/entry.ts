import * as z from 'zod';
import { instant } from '../vocabulary/dates-schemas.js';

/** Who made the change. Screens show `name`: Quayside itself and erased persons have words in its place. */
export const auditActor = z.object({
  kind: z.enum(['staff', 'boater', 'system', 'admin']),
  id: z.string(),
  name: z.string(),
  erased: z.boolean(),
});

/** Values in the reader's language; null: there was, or is, none. */
const field = {
  /** Stable code of the field. */
  field: z.string(),
  /** Id of the row, where a record has several of that kind. */
  of: z.string().nullable(),
  label: z.string(),
};
export const auditChange = z.object({ ...field, from: z.string().nullable(), to: z.string().nullable() });
export const auditFact = z.object({
  ...field,
  value: z.string().nullable(),
  /** Stable code of a value that is one of a few, such as a status; null: the value has words only. */
  code: z.string().nullable(),
});

/** The change in the reader's language. */
const happening = {
  id: z.string(),
  at: instant,
  event_type: z.string(),
  /** Stable code: the record's kind and what happened to it. */
  action: z.string(),
  /** The change without its actor. */
  title: z.string(),
  /** The change with its actor. */
  words: z.string(),
  actor: auditActor,
};

export const auditEntry = z.object({
  ...happening,
  /** Position in the log. */
  position: z.number().int(),
  /** Revision of the record's stream, this event included. */
  revision: z.number().int(),
  kind: z.string(),
  record_id: z.string(),
  /** Name of the record; null where it has none. */
  record_label: z.string().nullable(),
  changes: z.array(auditChange),
  caused_by: z.object({
    kind: z.enum(['command', 'event']),
    words: z.string(),
    /** The entry that caused this one, where it is in this marina's history. */
    entry_id: z.string().nullable(),
  }),
  correlation_id: z.string(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

export const asOfAnswer = z.object({
  kind: z.string(),
  id: z.string(),
  record_label: z.string().nullable(),
  at: instant,
  /** The record's revision at that moment. */
  revision: z.number().int(),
  facts: z.array(auditFact),
  last_change: z.object(happening),
});
export type AsOf = z.infer<typeof asOfAnswer>;
