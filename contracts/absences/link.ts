import * as z from 'zod';
import { calendarDate, instant } from '../vocabulary/dates-schemas.js';
import { language } from '../vocabulary/languages-schemas.js';
import { id } from '../vocabulary/route.js';
import { absencePlans, absenceReason, absenceTab } from './absence.js';
import { reporters } from './vocabulary.js';

/** The link by which a berth holder files, changes and withdraws absences of one vessel. */

/** A link is good for this many days after it was last sent. */
export const LINK_DAYS = 90;

export const absenceLink = z.object({
  sent_at: instant,
  expires_at: instant,
  state: z.enum(['VALID', 'EXPIRED', 'REVOKED']),
});
export type AbsenceLink = z.infer<typeof absenceLink>;

/** `boater_id` absent: the vessel's primary boater. */
export const sendLink = z.strictObject({ vessel_id: id, boater_id: id.optional() });

export const holderEdit = absencePlans.safeExtend({ absence_report_id: id });

/** What the holder's page shows. */
export const holderPage = z.object({
  marina: z.object({ name: z.string(), today: calendarDate }),
  first_name: z.string().nullable(),
  /** The holder's language. */
  language,
  vessel_name: z.string().nullable(),
  /** Pier and number today; null: the vessel holds no berth. */
  berth_name: z.string().nullable(),
  expires_at: instant,
  /** Reports that are not over, in order of departure, at most 100. */
  absences: z.array(
    z.object({
      absence_report_id: z.string(),
      revision: z.number().int(),
      departure_date: calendarDate,
      return_date: calendarDate,
      nights: z.number().int(),
      reason: absenceReason,
      destination: z.string(),
      tab: absenceTab,
      updated_by: z.enum(reporters),
    }),
  ),
});
export type HolderPage = z.infer<typeof holderPage>;
