import * as z from 'zod';
import { absenceReason } from '../../../contracts/absences/absence.js';
import { calendarDate, instant } from '../../../contracts/vocabulary/dates.js';
import { vesselType } from '../../../contracts/vocabulary/sizes.js';

/**
 * The berth plan has the last word on an absence. Each change is first asked for (reported, changed, cancelled)
 * under a `step_id`, and then either taken into the plan or turned down by it; until then nobody sees it.
 */

const step = { step_id: z.string(), at: instant };
const asked = {
  boater_id: z.string(),
  by: z.enum(['BOATER', 'MARINA']),
  ...step,
};
const plans = {
  departure_date: calendarDate,
  return_date: calendarDate,
  reason: absenceReason,
  destination: z.string().nullable(),
};
/** Visitors in nights withdrawn go to another berth, or lose theirs. */
const displace = { displace_visitors: z.boolean() };

const schemas = {
  AbsenceReported: z.object({
    absence_id: z.string(),
    marina_id: z.string(),
    vessel_id: z.string(),
    customer_id: z.string().nullable(),
    /** Names and sizes at the time of the report. */
    boater: z.object({ first_name: z.string().nullable(), last_name: z.string().nullable() }).nullable(),
    vessel_name: z.string().nullable(),
    vessel: z.object({ length: z.number(), beam: z.number(), draft: z.number(), type: vesselType.nullable() }),
    ...plans,
    ...asked,
  }),
  AbsenceChanged: z.object({ ...plans, ...displace, ...asked }),
  AbsenceCanceled: z.object({ ...displace, ...asked }),
  AbsencePlanned: z.object(step),
  /** `code`: the plan's refusal. */
  AbsenceTurnedDown: z.object({ code: z.string(), ...step }),
};

type Type = keyof typeof schemas;
export type AbsenceEvent = { [T in Type]: { type: T; data: z.output<(typeof schemas)[T]> } }[Type];
export type AbsenceEventOf<T extends Type> = Extract<AbsenceEvent, { type: T }>;
/** The events that wait for the plan's word. */
export type AskedEvent = AbsenceEventOf<'AbsenceReported' | 'AbsenceChanged' | 'AbsenceCanceled'>;

const ofBoater = (data: { boater_id: string }): string => data.boater_id;

export const absenceEvents = [
  {
    type: 'AbsenceReported',
    version: 1,
    data: schemas.AbsenceReported,
    personal: ['boater', 'vessel_name', 'destination'],
    person: ofBoater,
  },
  { type: 'AbsenceChanged', version: 1, data: schemas.AbsenceChanged, personal: ['destination'], person: ofBoater },
  { type: 'AbsenceCanceled', version: 1, data: schemas.AbsenceCanceled },
  { type: 'AbsencePlanned', version: 1, data: schemas.AbsencePlanned },
  { type: 'AbsenceTurnedDown', version: 1, data: schemas.AbsenceTurnedDown },
] as const;
