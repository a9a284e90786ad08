import { FindVacancyDemand } from '../../../contracts/absences/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryBus, QueryHandler } from '../../platform/buses/buses.js';
import { StreamRepository } from '../../platform/event-sourcing/stream-repository.js';
import { waitingFor } from '../lookups/waiting-for-berth.js';
import { absenceRecord } from '../records/absence-record.js';
import { FindHeldBerth } from '../../../contracts/berths/rehearsal-queries.js';

@QueryHandler(FindVacancyDemand)
export class FindVacancyDemandHandler {
  constructor(
    private readonly streams: StreamRepository,
    private readonly queries: QueryBus,
  ) {}

  async execute({ input }: FindVacancyDemand): Promise<BusAnswer<FindVacancyDemand>> {
    const { marina_id, absence_report_id } = input;
    const { state } = await this.streams.load(absenceRecord, absence_report_id);
    if (!state.exists || state.marina_id !== marina_id) return null;
    const { boater_id, vessel_id, standing } = state;
    if (standing === null) return { boater_id, withdrawn: true, wanted: false };
    const nights = { start_date: standing.departure_date, end_date: standing.return_date };
    const held = await this.queries.execute(new FindHeldBerth(marina_id, { vessel_id, ...nights }));
    if (held === null) return { boater_id, withdrawn: false, wanted: false };
    const given = held.visits.some((visit) => visit.start_date < nights.end_date && nights.start_date < visit.end_date);
    const wanted = given || (await waitingFor(this.queries, marina_id, held, nights)).length > 0;
    return { boater_id, withdrawn: false, wanted };
  }
}
