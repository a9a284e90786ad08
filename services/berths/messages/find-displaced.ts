import { type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import { QueryHandler } from '../../platform/buses/buses.js';
import { displacedBy } from '../domain/absence-questions.js';
import { BerthPlans } from '../records/berth-plans.js';
import { type DisplacedVisit, FindDisplaced } from '../../../contracts/berths/rehearsal-queries.js';

@QueryHandler(FindDisplaced)
export class FindDisplacedHandler {
  constructor(private readonly plans: BerthPlans) {}

  async execute({ marina_id, input }: FindDisplaced): Promise<readonly DisplacedVisit[] | Refusal> {
    const now = await this.plans.today(marina_id);
    if (now === null) return refuse('not_found', 'MARINA_NOT_FOUND');
    return displacedBy(await this.plans.state(marina_id), input.absence_id, input.dates, now.today);
  }
}
