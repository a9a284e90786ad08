import type { AbsenceReport, AbsenceTab } from '../../../contracts/absences/absence.js';
import type { VesselRecord } from '../../../contracts/customers/vessel.js';
import type { Marina } from '../../../contracts/marinas/marina.js';
import { nightsBetween } from '../../../contracts/vocabulary/dates.js';
import type { Document } from '../../platform/consuming/read-model.js';
import type { AbsenceDocument } from '../projections/absence-list.js';
import type { PlannedAbsence } from '../../../contracts/berths/rehearsal-queries.js';

/** On the return date the vessel may arrive at any hour, so it counts as away until that day has passed. */
function tabOf(absence: { departure_date: string; return_date: string }, today: string): AbsenceTab {
  if (absence.return_date < today) return 'PAST';
  return absence.departure_date > today ? 'UPCOMING' : 'CURRENT';
}

/** What a view needs beside the report. */
export interface ViewFacts {
  readonly marina: Pick<Marina, 'id' | 'name'>;
  readonly today: string;
  /** The register's current record; absent: as reported. */
  readonly vessel?: VesselRecord | null;
  /** The absence in the berth plan; absent: it frees no night. */
  readonly planned?: PlannedAbsence;
}

export function absenceView(
  document: Document<AbsenceDocument>,
  { marina, today, vessel, planned }: ViewFacts,
): AbsenceReport | null {
  const { standing } = document;
  if (standing === null) return null;
  const { departure_date, return_date, reason, destination, by } = standing;
  const { length, beam, draft, type } = vessel ?? document.vessel;
  return {
    absence_report_id: document._id,
    revision: document._revision ?? 0,
    boater_id: document.boater_id,
    customer_id: document.customer_id,
    boater: document.boater ?? { first_name: null, last_name: null },
    vessel_id: document.vessel_id,
    vessel_name: vessel?.name ?? document.vessel_name,
    vessel_length: length,
    vessel_beam: beam,
    vessel_draft: draft,
    vessel_type: type,
    departure_date,
    return_date,
    nights: nightsBetween(departure_date, return_date),
    reason,
    destination: destination ?? '',
    tab: tabOf(standing, today),
    updated_at: document.updated_at,
    updated_by: by,
    home_marina: { id: marina.id, name: marina.name },
    berth_name: planned?.berth_name ?? null,
    sold: (planned?.visits ?? []).map(({ start_date, end_date }) => ({ start_date, end_date })),
    nights_sold: (planned?.visits ?? []).reduce(
      (sum, { start_date, end_date }) => sum + nightsBetween(start_date, end_date),
      0,
    ),
  };
}
