import { folded } from '../../../contracts/vocabulary/folded-text.js';
import type { VesselType } from '../../../contracts/vocabulary/sizes.js';
import type { Projection } from '../../platform/consuming/projection.js';
import type { StandingAbsence, VesselSizes } from '../domain/absence.js';
import type { AbsenceEvent, AbsenceEventOf } from '../domain/absence-events.js';
import { absenceRecord } from '../records/absence-record.js';

/** One absence report as the lists filter, sort and show it. */
export interface AbsenceDocument {
  marina_id: string;
  boater_id: string;
  customer_id: string | null;
  vessel_id: string;
  /** Null once the boater was erased. */
  boater: { first_name: string | null; last_name: string | null } | null;
  vessel_name: string | null;
  vessel: { length: number; beam: number; draft: number; type: VesselType | null };
  /** True once the plan has accepted it; the lists show no others. */
  listed: boolean;
  standing: StandingAbsence | null;
  /** The change that awaits the plan's answer. Undefined: none; null: a withdrawal. */
  wanted?: StandingAbsence | null;
  /** Measures that come with that change. */
  wanted_sizes?: VesselSizes;
  departure_date: string;
  return_date: string;
  /** Of the last change that was accepted. */
  updated_at: string;
  /** Folded, for sorting: last name first. */
  boater_sort: string;
  vessel_sort: string;
  /** Both names, folded. */
  search: string;
}

/** Absence reports, one document each. */
export const absenceList: Projection<AbsenceDocument, AbsenceEvent> = {
  name: 'absences',
  version: 3,
  indexes: [
    { fields: ['marina_id', 'listed', 'departure_date'] },
    { fields: ['marina_id', 'listed', 'return_date'] },
    { fields: ['marina_id', 'listed', 'boater_sort'] },
    { fields: ['marina_id', 'listed', 'vessel_sort'] },
    { fields: ['marina_id', 'listed', 'updated_at'] },
    { fields: ['marina_id', 'listed', 'vessel_id', 'return_date'] },
    { fields: ['marina_id', 'updated_at'] },
    { fields: ['boater_id'] },
  ],
  wholeStream: absenceRecord.prefix,
  documentIds: absenceRecord.idsIn,
  apply: (document, logged) => {
    const event = { type: logged.type, data: logged.data } as AbsenceEvent;
    if (event.type === 'AbsenceReported') return reported(event.data);
    return document && changed(document, event);
  },
  personal: {
    field: 'boater_id',
    forget: (document) => ({
      ...document,
      ...namesOf(null, null),
      standing: nowhere(document.standing),
      ...(document.wanted === undefined ? {} : { wanted: nowhere(document.wanted) }),
    }),
  },
};

function reported(data: AbsenceEventOf<'AbsenceReported'>['data']): AbsenceDocument {
  const { marina_id, boater_id, customer_id, vessel_id, boater, vessel_name, vessel, at } = data;
  const { departure_date, return_date } = data;
  return {
    marina_id,
    boater_id,
    customer_id,
    vessel_id,
    vessel,
    listed: false,
    standing: null,
    wanted: standingOf(data),
    ...sizesOf(data),
    departure_date,
    return_date,
    updated_at: at,
    ...namesOf(boater, vessel_name),
  };
}

function changed(
  document: AbsenceDocument,
  event: Exclude<AbsenceEvent, { type: 'AbsenceReported' }>,
): AbsenceDocument {
  const { wanted, wanted_sizes, ...settled } = document;
  switch (event.type) {
    case 'AbsenceChanged':
      return { ...settled, wanted: standingOf(event.data), ...sizesOf(event.data) };
    case 'AbsenceCanceled':
      return { ...document, wanted: null };
    case 'AbsenceTurnedDown':
      return settled;
    case 'AbsencePlanned': {
      if (wanted == null) return { ...settled, listed: false, standing: null, updated_at: event.data.at };
      const { departure_date, return_date, at } = wanted;
      const vessel = { ...settled.vessel, ...wanted_sizes };
      return { ...settled, vessel, listed: true, standing: wanted, departure_date, return_date, updated_at: at };
    }
    default:
      return event satisfies never;
  }
}

function standingOf({ departure_date, return_date, reason, destination, by, at }: StandingAbsence): StandingAbsence {
  return { departure_date, return_date, reason, destination, by, at };
}

function sizesOf({ sizes }: { readonly sizes?: VesselSizes }): Pick<AbsenceDocument, 'wanted_sizes'> {
  return sizes === undefined ? {} : { wanted_sizes: sizes };
}

function nowhere(standing: StandingAbsence | null): StandingAbsence | null {
  return standing === null ? null : { ...standing, destination: null };
}

function namesOf(
  boater: AbsenceDocument['boater'],
  vessel_name: string | null,
): Pick<AbsenceDocument, 'boater' | 'vessel_name' | 'boater_sort' | 'vessel_sort' | 'search'> {
  const { first_name, last_name } = boater ?? {};
  return {
    boater,
    vessel_name,
    boater_sort: folded(`${last_name ?? ''} ${first_name ?? ''}`),
    vessel_sort: folded(vessel_name ?? ''),
    search: folded(`${first_name ?? ''} ${last_name ?? ''} ${vessel_name ?? ''}`),
  };
}
