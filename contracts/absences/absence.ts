import * as z from 'zod';
import { calendarDate, instant } from '../vocabulary/dates-schemas.js';
import { vesselSizes, vesselType } from '../vocabulary/sizes-schemas.js';
import { id, pageRequest } from '../vocabulary/route.js';
import { sortingBy } from '../vocabulary/sorting-schemas.js';
import { line } from '../vocabulary/text.js';
import { absenceReasons, absenceTabs, reporters } from './vocabulary.js';
import { messageText } from '../vocabulary/message-text-schemas.js';

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

/** The fields that berth holders fill in themselves. */
export const absencePlans = z.strictObject(plans).refine(notBack, rule);

/** Measures of the vessel, which its record takes over. */
export const absentVessel = z.strictObject(vesselSizes);

/**
 * `customer_id` is the membership card under which the vessel is known; it is kept with the report. `send_link` mails
 * the boater the report with a link to change it.
 */
export const createAbsence = z
  .strictObject({
    ...plans,
    vessel_id: id,
    vessel: absentVessel.optional(),
    customer_id: id.optional(),
    boater_id: id.optional(),
    send_link: z.boolean().default(false),
  })
  .refine(notBack, rule);
export type CreateAbsence = z.infer<typeof createAbsence>;

/**
 * Visitors may have the berth already: `displace_visitors` moves them to another berth, or takes the berth away where
 * none is free.
 */
const displaceVisitors = z.boolean().default(false);

/** At most this many visitors are displaced with a choice each. */
const MOST_DISPLACED = 50;

/**
 * What happens to a visitor whose nights return to the resident: another berth, or none, so that the stay waits to be
 * placed; or the visitor is written to first.
 */
export const displacedChoice = z.discriminatedUnion(
  'choice',
  [
    z.strictObject({ choice: z.literal('MOVE'), allocation_id: id, berth_id: id }),
    z.strictObject({ choice: z.literal('WITHOUT_BERTH'), allocation_id: id }),
    z.strictObject({ choice: z.literal('MESSAGE'), allocation_id: id, text: messageText }),
  ],
  'actionRequired',
);
export type DisplacedChoice = z.infer<typeof displacedChoice>;

/**
 * One choice for each displaced visitor, carried out together with the change or not at all. If one of them is MESSAGE,
 * only the messages are sent: the absence and the berths stay as they are until the visitors have answered.
 */
const displaced = z.array(displacedChoice).max(MOST_DISPLACED).optional();

export const editAbsence = z
  .strictObject({
    absence_report_id: id,
    ...plans,
    vessel: absentVessel.optional(),
    displace_visitors: displaceVisitors,
    displaced,
  })
  .refine(notBack, rule);

export const deleteAbsence = z.strictObject({ absence_report_id: id, displace_visitors: displaceVisitors, displaced });

export const absenceTab = z.enum(absenceTabs);
export type AbsenceTab = z.infer<typeof absenceTab>;

export const listAbsences = z.strictObject({
  /** Absent: all tabs. */
  tab: absenceTab.optional(),
  /** Anywhere in the resident's or the boat's name; case and accents do not matter. */
  search: z.string().trim().max(120).default(''),
  vessel_id: id.optional(),
  /** Only vessels that are away on one of these days, both included. */
  date_from: calendarDate.optional(),
  date_to: calendarDate.optional(),
  sort: sortingBy(z.enum(['departure_date', 'return_date', 'boater_name', 'vessel_name', 'updated_at'])).default({
    field: 'departure_date',
    direction: 'asc',
  }),
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
  updated_by: z.enum(reporters),
  home_marina: z.object({ id: z.string(), name: z.string() }),
  /** Pier and number; null if the report frees no night. */
  berth_name: z.string().nullable(),
  /** Visitors' nights within the absence, in order; `end_date` is the last departure. */
  sold: z.array(z.object({ start_date: calendarDate, end_date: calendarDate })),
  nights_sold: z.number().int(),
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
