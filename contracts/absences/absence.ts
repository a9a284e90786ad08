import * as z from 'zod';
import { calendarDate, instant } from '../vocabulary/dates-schemas.js';
import { vesselType } from '../vocabulary/sizes-schemas.js';
import { id, pageRequest } from '../vocabulary/route.js';
import { line } from '../vocabulary/text.js';

/** Spec 2 §3. */
export const absenceReasons = ['INTERNATIONAL_VACATION', 'DOMESTIC_VACATION', 'MAINTENANCE', 'OTHER'] as const;

export const absenceReason = z.enum(absenceReasons, 'absenceReasonRequired');
export type AbsenceReason = z.infer<typeof absenceReason>;

const absenceDate = (code: string) => z.string(code).min(1, { error: code, abort: true }).pipe(calendarDate);

const plans = {
  departure_date: absenceDate('departureDateRequired'),
  return_date: absenceDate('returnDateRequired'),
  reason: absenceReason,
  destination: line(200).default(''),
};

/**
 * ISO dates compare as text. The rule runs only when both dates are valid: missing or invalid dates have codes of their
 * own.
 */
const notBack = (value: { departure_date: string; return_date: string }) => value.return_date >= value.departure_date;
const rule = {
  path: ['return_date'],
  error: 'returnBeforeDeparture',
  when: ({ value }: { value: unknown }) => {
    const { departure_date, return_date } = (value ?? {}) as { departure_date?: unknown; return_date?: unknown };
    return calendarDate.safeParse(departure_date).success && calendarDate.safeParse(return_date).success;
  },
};

/** `customer_id` is the membership card under which the vessel is known; it is kept with the report. */
export const createAbsence = z
  .strictObject({ ...plans, vessel_id: id, customer_id: id.optional(), boater_id: id.optional() })
  .refine(notBack, rule);
export type CreateAbsence = z.infer<typeof createAbsence>;

/**
 * Visitors may have the berth already: `displace_visitors` moves them to another berth, or takes the berth away where
 * none is free.
 */
const displaceVisitors = z.boolean().default(false);

export const editAbsence = z
  .strictObject({ absence_report_id: id, ...plans, displace_visitors: displaceVisitors })
  .refine(notBack, rule);

export const deleteAbsence = z.strictObject({ absence_report_id: id, displace_visitors: displaceVisitors });

/** By the marina's date: CURRENT from the departure to the day of the return, then PAST. */
export const absenceTabs = ['UPCOMING', 'CURRENT', 'PAST'] as const;

export const absenceTab = z.enum(absenceTabs);
export type AbsenceTab = z.infer<typeof absenceTab>;

export const listAbsences = z.strictObject({
  /** Absent: all tabs. */
  tab: absenceTab.optional(),
  /** Anywhere in the resident's or the boat's name; case and accents do not matter. */
  search: z.string().trim().max(120).default(''),
  /** Only vessels that are away on one of these days, both included. */
  date_from: calendarDate.optional(),
  date_to: calendarDate.optional(),
  sort: z
    .strictObject({
      field: z.enum(['departure_date', 'return_date', 'boater_name', 'vessel_name', 'updated_at']),
      direction: z.enum(['asc', 'desc']).default('asc'),
    })
    .default({ field: 'departure_date', direction: 'asc' }),
  ...pageRequest,
});
export type ListAbsences = z.infer<typeof listAbsences>;

/** A report as lists and page show it. Names are null once the boater was erased. */
export const absenceReport = z.object({
  absence_report_id: z.string(),
  revision: z.number().int(),
  boater_id: z.string(),
  customer_id: z.string().nullable(),
  boater: z.object({ first_name: z.string().nullable(), last_name: z.string().nullable() }),
  vessel_id: z.string(),
  vessel_name: z.string().nullable(),
  /** Metres. */
  vessel_length: z.number(),
  vessel_beam: z.number(),
  vessel_draft: z.number(),
  vessel_type: vesselType.nullable(),
  departure_date: calendarDate,
  return_date: calendarDate,
  nights: z.number().int(),
  reason: absenceReason,
  destination: z.string(),
  tab: absenceTab,
  updated_at: instant,
  updated_by: z.enum(['BOATER', 'MARINA']),
  home_marina: z.object({ id: z.string(), name: z.string() }),
});
export type AbsenceReport = z.infer<typeof absenceReport>;

export const absenceList = z.object({
  items: z.array(absenceReport),
  total: z.number().int(),
  /** Reports in each tab for the same search and days. */
  counts: z.object({ UPCOMING: z.number().int(), CURRENT: z.number().int(), PAST: z.number().int() }),
});
export type AbsenceList = z.infer<typeof absenceList>;

/** A vessel that holds a berth: an absence of it frees the berth. */
export const availableVessel = z.object({
  vessel_id: z.string(),
  vessel_name: z.string().nullable(),
  length: z.number(),
  beam: z.number(),
  draft: z.number(),
  type: vesselType.nullable(),
  boater: z.object({ id: z.string(), first_name: z.string().nullable(), last_name: z.string().nullable() }),
});
export type AvailableVessel = z.infer<typeof availableVessel>;
