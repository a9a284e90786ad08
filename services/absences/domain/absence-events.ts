import * as z from 'zod';
import { defineEvents, type EventsOf } from '../../../contracts/vocabulary/event-definitions.js';
import { absenceReason } from '../../../contracts/absences/absence.js';
import { reporters, reportSteps } from '../../../contracts/absences/vocabulary.js';
import { calendarDate, instant } from '../../../contracts/vocabulary/dates-schemas.js';
import { vesselType } from '../../../contracts/vocabulary/sizes-schemas.js';

/**
 * The berth plan decides on an absence. Each change is first requested (reported, changed, cancelled) under a
 * `step_id`, and then accepted or refused by the plan; until then it is not listed.
 */

const step = { step_id: z.string(), at: instant };
const asked = {
  boater_id: z.string(),
  by: z.enum(reporters),
  ...step,
};
const plans = {
  departure_date: calendarDate,
  return_date: calendarDate,
  reason: absenceReason,
  destination: z.string().nullable(),
};
/**
 * Visitors on the withdrawn nights move to another berth, or lose theirs. `displaced`: where staff sent each of them; null:
 * nowhere.
 */
const displace = {
  displace_visitors: z.boolean(),
  displaced: z.array(z.object({ allocation_id: z.string(), berth_id: z.string().nullable() })).optional(),
};

/** Measures in metres that differ from the vessel's record, which takes them over. */
const sizes = {
  sizes: z.object({ length: z.number(), beam: z.number(), draft: z.number() }).optional(),
};

/**
 * What the step did to the report, which another program reads from this one event; `standing` null: it is withdrawn.
 * Absent in events of older versions, and where only the measures of the vessel changed.
 */
const done = z.object({
  did: z.enum(reportSteps),
  vessel_id: z.string(),
  standing: z.object({ departure_date: calendarDate, return_date: calendarDate, by: z.enum(reporters) }).nullable(),
});

const ofBoater = (data: { boater_id: string }): string => data.boater_id;

export const absenceEvents = defineEvents({
  AbsenceReported: {
    version: 1,
    data: z.object({
      absence_id: z.string(),
      marina_id: z.string(),
      vessel_id: z.string(),
      customer_id: z.string().nullable(),
      /** Names and sizes at the time of the report. */
      boater: z.object({ first_name: z.string().nullable(), last_name: z.string().nullable() }).nullable(),
      vessel_name: z.string().nullable(),
      vessel: z.object({ length: z.number(), beam: z.number(), draft: z.number(), type: vesselType.nullable() }),
      ...plans,
      ...sizes,
      ...asked,
    }),
    personal: ['boater', 'vessel_name', 'destination'],
    person: ofBoater,
  },
  AbsenceChanged: {
    version: 1,
    data: z.object({ ...plans, ...sizes, ...displace, ...asked }),
    personal: ['destination'],
    person: ofBoater,
  },
  AbsenceCanceled: { version: 1, data: z.object({ ...displace, ...asked }) },
  AbsencePlanned: { version: 1, data: z.object({ ...step, done: done.optional() }) },
  /** `code`: the plan's refusal. */
  AbsenceTurnedDown: { version: 1, data: z.object({ code: z.string(), ...step }) },
});

export type AbsenceEvent = EventsOf<typeof absenceEvents>;
export type AbsenceEventOf<T extends AbsenceEvent['type']> = Extract<AbsenceEvent, { type: T }>;
/** Changes that the berth plan has to accept or refuse. */
export type AskedEvent = AbsenceEventOf<'AbsenceReported' | 'AbsenceChanged' | 'AbsenceCanceled'>;
