import { FindMarina } from '../../../contracts/marinas/queries.js';
import { RehearseTraffic } from '../../../contracts/traffic/queries.js';
import { isRefusal, type Refusal, refuse } from '../../../contracts/vocabulary/refusal.js';
import { QueryBus, QueryHandler } from '../../platform/buses/buses.js';
import { StayCheck } from '../lookups/stay-check.js';

@QueryHandler(RehearseTraffic)
export class RehearseTrafficHandler {
  constructor(
    private readonly queries: QueryBus,
    private readonly judging: StayCheck,
  ) {}

  async execute({ marina_id, input }: RehearseTraffic): Promise<Refusal | null> {
    const marina = await this.queries.execute(new FindMarina(marina_id));
    const asked = marina === null ? null : await this.judging.asked(input, marina_id, marina.time_zone);
    if (asked === null) return refuse('not_found', 'NOT_FOUND');
    if (isRefusal(asked)) return asked;
    const judged = await this.judging.judge(asked, input, marina_id);
    return isRefusal(judged) ? judged : null;
  }
}
