import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { plannedAbsences } from '../domain/absence-questions.js';
import { BerthPlans } from '../records/berth-plans.js';
import { FindPlannedAbsences } from '../../../contracts/berths/rehearsal-queries.js';

@QueryHandler(FindPlannedAbsences)
export class FindPlannedAbsencesHandler {
  constructor(private readonly plans: BerthPlans) {}

  async execute({ marina_id, input }: FindPlannedAbsences): Promise<BusAnswer<FindPlannedAbsences>> {
    return plannedAbsences(await this.plans.state(marina_id), input.absence_ids);
  }
}
