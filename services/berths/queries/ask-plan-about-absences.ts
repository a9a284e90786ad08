import {
  type DisplacedVisit,
  FindDisplaced,
  FindHeldBerth,
  FindPlannedAbsences,
  HoldsBerth,
} from '../../../contracts/berths/queries.js';
import type { BusAnswer } from '../../../contracts/vocabulary/bus.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { displacedBy, heldBerth, holdsBerth, plannedAbsences } from '../domain/absence-questions.js';
import { BerthPlans } from '../records/berth-plans.js';

@QueryHandler(FindPlannedAbsences)
export class FindPlannedAbsencesHandler {
  constructor(private readonly plans: BerthPlans) {}

  async execute({ marina_id, input }: FindPlannedAbsences): Promise<BusAnswer<FindPlannedAbsences>> {
    return plannedAbsences(await this.plans.state(marina_id), input.absence_ids);
  }
}

@QueryHandler(FindHeldBerth)
export class FindHeldBerthHandler {
  constructor(private readonly plans: BerthPlans) {}

  async execute({ marina_id, input }: FindHeldBerth): Promise<BusAnswer<FindHeldBerth>> {
    return heldBerth(await this.plans.state(marina_id), input);
  }
}

@QueryHandler(HoldsBerth)
export class HoldsBerthHandler {
  constructor(private readonly plans: BerthPlans) {}

  async execute({ marina_id, input: { vessel_ids, boater_ids } }: HoldsBerth): Promise<boolean> {
    const now = await this.plans.today(marina_id);
    if (now === null) return false;
    return holdsBerth(await this.plans.state(marina_id), { vessel_ids, boater_ids }, now.today);
  }
}

@QueryHandler(FindDisplaced)
export class FindDisplacedHandler {
  constructor(private readonly plans: BerthPlans) {}

  async execute({ marina_id, input }: FindDisplaced): Promise<readonly DisplacedVisit[] | Refusal> {
    const now = await this.plans.today(marina_id);
    if (now === null) return refuse('not_found', 'MARINA_NOT_FOUND');
    return displacedBy(await this.plans.state(marina_id), input.absence_id, input.dates, now.today);
  }
}
