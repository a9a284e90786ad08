import { BERTH_PLAN_STREAM, type BerthPlanFact } from '../../../contracts/berths/events.js';
import type { ResidentTrafficEvent } from '../../../contracts/traffic/events.js';
import type { Projection } from '../../platform/consuming/projection.js';
import type { LoggedEvent } from '../../platform/event-sourcing/event-definition.js';
import { evolve, initial, type ResidentTraffic } from '../domain/resident-traffic.js';
import { residentTrafficRecord } from '../records/resident-traffic-record.js';
import { type Confirmer, confirmerOf } from './stay-list.js';

/** One absence of a resident as the lists of arrivals and departures need it. */
export interface ResidentAbsenceDocument extends ResidentTraffic {
  marina_id: string | null;
  vessel_id: string;
  berth_id: string;
  /** Nights away: `[start_date, end_date)`. */
  start_date: string;
  end_date: string;
  departed_by: Confirmer | null;
  returned_by: Confirmer | null;
}

type PlanFact = Extract<
  BerthPlanFact,
  { type: 'AbsenceOpenedOnPlan' | 'AbsenceDatesChangedOnPlan' | 'AbsenceClosedOnPlan' | 'ResidentLeft' }
>;

/** Residents' absences from the berth plans, with recorded departure and return; one document per absence report. */
export const residentAbsences: Projection<ResidentAbsenceDocument> = {
  name: 'resident-traffic',
  version: 2,
  indexes: [{ fields: ['marina_id', 'start_date'] }, { fields: ['marina_id', 'end_date'] }],
  documentIds: (logged) => {
    const fact = planFactOf(logged);
    if (fact === null) return residentTrafficRecord.idsIn(logged);
    return fact.type === 'ResidentLeft' ? fact.data.absence_ids : [fact.data.absence_id];
  },
  apply: (document, logged) => {
    const fact = planFactOf(logged);
    if (fact !== null) return planned(document, fact, logged.metadata.marina_id);
    return document && seen(document, logged);
  },
};

function planFactOf({ stream, type, data }: LoggedEvent): PlanFact | null {
  if (!stream.startsWith(BERTH_PLAN_STREAM)) return null;
  switch (type) {
    case 'AbsenceOpenedOnPlan':
    case 'AbsenceDatesChangedOnPlan':
    case 'AbsenceClosedOnPlan':
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
      const { vessel_id, berth_id, start_date, end_date } = fact.data;
      const before = document ?? { ...initial(), departed_by: null, returned_by: null };
      return { ...before, marina_id, vessel_id, berth_id, start_date, end_date };
    }
    case 'AbsenceClosedOnPlan':
      return document && until(document, fact.data.closed_from);
    case 'ResidentLeft':
      return document && until(document, fact.data.left_on);
  }
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
