import {
  type AbsenceClosedOnPlan,
  BERTH_PLAN_STREAM,
  type BerthPlanFact,
  type ResidentDatesChanged,
  type ResidentMoved,
} from '../../../contracts/berths/events.js';
import { addDays } from '../../../contracts/vocabulary/dates.js';
import type { ResidentTrafficEvent } from '../../../contracts/traffic/events.js';
import type { Projection } from '../../platform/consuming/projection.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import { evolve, initial, type ResidentTraffic } from '../domain/resident-traffic.js';
import { residentTrafficRecord } from '../records/resident-traffic-record.js';
import { type Confirmer, confirmerOf, withoutName } from './stay-list.js';

/** One absence of a resident as the lists of arrivals and departures need it. */
export interface ResidentAbsenceDocument extends ResidentTraffic {
  marina_id: string | null;
  vessel_id: string;
  /** The berth that the resident leaves. */
  berth_id: string;
  /** The berth that the resident comes back to. */
  return_berth_id: string;
  /** Nights away: `[start_date, end_date)`. */
  start_date: string;
  end_date: string;
  departed_by: Confirmer | null;
  returned_by: Confirmer | null;
}

type PlanFact = Extract<
  BerthPlanFact,
  {
    type:
      | 'AbsenceOpenedOnPlan'
      | 'AbsenceDatesChangedOnPlan'
      | 'AbsenceClosedOnPlan'
      | 'ResidentMoved'
      | 'ResidentDatesChanged'
      | 'ResidentLeft';
  }
>;

/** Residents' absences from the berth plans, with recorded departure and return; one document per absence report. */
export const residentAbsences: Projection<ResidentAbsenceDocument> = {
  name: 'resident-traffic',
  version: 3,
  indexes: [{ fields: ['marina_id', 'start_date'] }, { fields: ['marina_id', 'end_date'] }],
  documentIds: (logged) => {
    const fact = planFactOf(logged);
    if (fact === null) return residentTrafficRecord.idsIn(logged);
    return 'absence_ids' in fact.data ? fact.data.absence_ids : [fact.data.absence_id];
  },
  apply: (document, logged) => {
    const fact = planFactOf(logged);
    if (fact !== null) return planned(document, fact, logged.metadata.marina_id);
    return document && seen(document, logged);
  },
  staff: {
    ids: ['departed_by.id', 'returned_by.id'],
    forget: (document, user_id) => ({
      ...document,
      departed_by: withoutName(document.departed_by, user_id),
      returned_by: withoutName(document.returned_by, user_id),
    }),
  },
};

function planFactOf({ stream, type, data }: LoggedEvent): PlanFact | null {
  if (!stream.startsWith(BERTH_PLAN_STREAM)) return null;
  switch (type) {
    case 'AbsenceOpenedOnPlan':
    case 'AbsenceDatesChangedOnPlan':
    case 'AbsenceClosedOnPlan':
    case 'ResidentMoved':
    case 'ResidentDatesChanged':
    case 'ResidentLeft':
      return { type, data } as PlanFact;
    default:
      return null;
  }
}

function planned(
  document: ResidentAbsenceDocument | undefined,
  fact: PlanFact,
  marina_id: string | null,
): ResidentAbsenceDocument | null | undefined {
  switch (fact.type) {
    case 'AbsenceOpenedOnPlan':
    case 'AbsenceDatesChangedOnPlan': {
      const { vessel_id, berth_id, return_berth_id = berth_id, start_date, end_date } = fact.data;
      const before = document ?? { ...initial(), departed_by: null, returned_by: null };
      return { ...before, marina_id, vessel_id, berth_id, return_berth_id, start_date, end_date };
    }
    case 'AbsenceClosedOnPlan':
      return document && back(until(document, fact.data.closed_from), fact.data);
    case 'ResidentMoved':
    case 'ResidentDatesChanged':
      return document && held(document, fact.data);
    case 'ResidentLeft':
      return document && until(document, fact.data.left_on);
  }
}

/** The absence within the residency's nights, from and to the berths that the resident then holds. */
function held(
  document: ResidentAbsenceDocument,
  { start_date, end_date, segments }: (ResidentMoved | ResidentDatesChanged)['data'],
): ResidentAbsenceDocument | null {
  const ended = end_date === null ? document : until(document, end_date);
  if (ended === null || ended.end_date <= start_date) return null;
  const left = ended.start_date < start_date ? start_date : ended.start_date;
  const there = (night: string): string =>
    (segments.find((segment) => segment.end_date === null || segment.end_date > night) ?? segments.at(-1))?.berth_id ??
    ended.berth_id;
  return { ...ended, start_date: left, berth_id: there(left), return_berth_id: there(addDays(ended.end_date, -1)) };
}

/** The berth to which a resident comes back earlier than planned. */
function back(
  document: ResidentAbsenceDocument | null,
  { berth_id, return_berth_id = berth_id }: AbsenceClosedOnPlan['data'],
): ResidentAbsenceDocument | null {
  return document && { ...document, return_berth_id };
}

/** An absence that ends before it begins was withdrawn. */
function until(document: ResidentAbsenceDocument, day: string): ResidentAbsenceDocument | null {
  if (day <= document.start_date) return null;
  return day < document.end_date ? { ...document, end_date: day } : document;
}

function seen(document: ResidentAbsenceDocument, { type, data, metadata }: LoggedEvent): ResidentAbsenceDocument {
  const event = { type, data } as ResidentTrafficEvent;
  const by = 'on' in event.data ? confirmerOf(metadata.actor) : null;
  const departure = event.type === 'ResidentDeparted' || event.type === 'ResidentDepartureUndone';
  return { ...document, ...evolve(document, event), ...(departure ? { departed_by: by } : { returned_by: by }) };
}
