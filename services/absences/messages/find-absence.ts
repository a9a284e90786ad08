import { FindAbsence } from '../../../contracts/absences/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { absenceRecord } from '../records/absence-record.js';

/** Reads the stream, because other areas' rules need the current state. */
@QueryHandler(FindAbsence)
export class FindAbsenceHandler {
  constructor(private readonly streams: StreamRepository) {}

  async execute({ input: { marina_id, absence_report_id } }: FindAbsence): Promise<BusAnswer<FindAbsence>> {
    const { state } = await this.streams.load(absenceRecord, absence_report_id);
    if (!state.exists || state.marina_id !== marina_id || state.standing === null) return null;
    const { departure_date, return_date } = state.standing;
    return {
      id: absence_report_id,
      boater_id: state.boater_id,
      vessel_id: state.vessel_id,
      departure_date,
      return_date,
    };
  }
}
