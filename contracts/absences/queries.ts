import { Query } from '../vocabulary/bus.js';
/** Questions other areas may ask about absence reports, on the query bus. */

export interface AbsenceRecord {
  readonly id: string;
  readonly boater_id: string;
  readonly vessel_id: string;
  /** Marina-local; the vessel is away on the nights `[departure_date, return_date)`. */
  readonly departure_date: string;
  readonly return_date: string;
}

/** One absence report of a marina as it stands, or null; also null once it was taken back. */
export class FindAbsence extends Query<AbsenceRecord | null> {
  constructor(readonly input: { readonly marina_id: string; readonly absence_report_id: string }) {
    super();
  }
}
