import * as z from 'zod';
import { calendarDate, instant } from '../vocabulary/dates-schemas.js';
import { reporters } from './vocabulary.js';

/**
 * Facts of an absence's stream (`absence-<id>`) that other areas react to. Each change is first asked for under a
 * `step_id`; it takes effect when the berth plan accepts it (`AbsencePlanned`).
 */

/** Prefix of the absences' streams; the absence's id follows. */
export const ABSENCE_STREAM = 'absence-';

const step = { step_id: z.string(), at: instant };
const asked = { boater_id: z.string(), by: z.enum(reporters), ...step };
const nightsAway = { departure_date: calendarDate, return_date: calendarDate };

export const absenceFacts = {
  AbsenceReported: z.object({ vessel_id: z.string(), ...nightsAway, ...asked }),
  AbsenceChanged: z.object({ ...nightsAway, ...asked }),
  AbsenceCanceled: z.object(asked),
  AbsencePlanned: z.object(step),
} as const;

type AbsenceFactType = keyof typeof absenceFacts;
export type AbsenceFact = {
  [T in AbsenceFactType]: { readonly type: T; readonly data: z.output<(typeof absenceFacts)[T]> };
}[AbsenceFactType];

/** A logged event as a fact about an absence; null for all others. */
export function absenceFactOf(event: { stream: string; type: string; data: object }): AbsenceFact | null {
  if (!event.stream.startsWith(ABSENCE_STREAM) || !(event.type in absenceFacts)) return null;
  return { type: event.type, data: event.data } as AbsenceFact;
}
