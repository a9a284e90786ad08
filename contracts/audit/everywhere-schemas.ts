import * as z from 'zod';
import { instant } from '../vocabulary/dates-schemas.js';
import { id, pageRequest } from '../vocabulary/route.js';
import { auditEntry } from './entry.js';
import { auditFilter } from './filter.js';

/** Marinas whose histories an administrator reads; absent: all. */
const marinas = z.array(id).min(1).max(200).optional();

/** Dates are calendar dates of each marina. */
export const everywhereFilter = auditFilter.safeExtend({ marinas });
export type EverywhereFilter = z.infer<typeof everywhereFilter>;

export const everywhereSearch = z.strictObject({
  filter: everywhereFilter.default({}),
  sort: z.enum(['newest', 'oldest']).default('newest'),
  page: pageRequest.page,
  page_size: pageRequest.page_size.default(20),
});
export type EverywhereSearch = z.output<typeof everywhereSearch>;

export const marinaRef = z.object({ id: z.string(), code: z.string(), name: z.string(), time_zone: z.string() });
export type MarinaRef = z.infer<typeof marinaRef>;

export const entryOfMarina = auditEntry.extend({ marina: marinaRef });
export type EntryOfMarina = z.infer<typeof entryOfMarina>;

/** Entries of a lane that are close to each other. */
const laneTick = z.object({
  /** Instant of the first of them. */
  at: instant,
  count: z.number().int(),
  /** How many of them moved a reservation on: requests, offers, endings. */
  moves: z.number().int(),
});
export const lane = z.object({
  /** Null: the lane of all marinas that match. */
  marina: marinaRef.nullable(),
  total: z.number().int(),
  /** The newest entries, by time; `shown` of `total`. */
  shown: z.number().int(),
  ticks: z.array(laneTick),
});
export type Lane = z.infer<typeof lane>;

export const lanesAnswer = z.object({ from: instant.nullable(), to: instant.nullable(), lanes: z.array(lane) });
export type Lanes = z.infer<typeof lanesAnswer>;

/** A file of entries that shows each later change. */
export const sealedHistory = z.object({
  file_name: z.string(),
  /** The whole file: UTF-8, one JSON object a line. */
  text: z.string(),
  entries: z.number().int(),
});
export type SealedHistory = z.infer<typeof sealedHistory>;
