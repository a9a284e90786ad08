import { ListAbsencesOf } from '../../../contracts/absences/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { ProjectionHost } from '../../platform/consuming/projection-host.js';
import { absenceList } from '../projections/absence-list.js';

@QueryHandler(ListAbsencesOf)
export class ListAbsencesOfHandler {
  constructor(private readonly projections: ProjectionHost) {}

  async execute({ input: { marina_id, boater_ids } }: ListAbsencesOf): Promise<BusAnswer<ListAbsencesOf>> {
    const all: {
      id: string;
      vessel_name: string | null;
      departure_date: string;
      return_date: string;
      destination: string | null;
    }[] = [];
    const found = this.projections.model(absenceList).each({
      filter: { boater_id: { $in: [...boater_ids] }, marina_id, listed: true },
    });
    for await (const { _id, vessel_name, departure_date, return_date, standing } of found) {
      all.push({ id: _id, vessel_name, departure_date, return_date, destination: standing?.destination ?? null });
    }
    return all;
  }
}
