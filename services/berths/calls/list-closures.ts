import { closureApi } from '../../../contracts/berths/api.js';
import type { ClosureRow } from '../../../contracts/berths/closures.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { byText } from '../../../contracts/vocabulary/sorting.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { closureRowOf } from '../domain/closure-views.js';
import { BerthPlans } from '../records/berth-plans.js';

@Handles(closureApi.listClosures)
export class ListClosures {
  constructor(private readonly plans: BerthPlans) {}

  async execute({
    input: { filter, page, page_size },
    marina_id,
  }: ReceivedCall<typeof closureApi.listClosures>): Promise<{ items: ClosureRow[]; total: number } | Refusal> {
    const now = await this.plans.today(marina_id);
    if (now === null) return refuse('not_found', 'MARINA_NOT_FOUND');
    const plan = await this.plans.state(marina_id);
    const { berth_id, pier_id, ahead } = filter;
    const rows = [...plan.closures.values()]
      .map((closure) => closureRowOf(plan, closure, now))
      .filter(({ state }) => ahead !== true || state === 'PLANNED' || state === 'RUNNING')
      .filter(({ piers }) => pier_id === undefined || piers.some((pier) => pier.pier_id === pier_id))
      .filter(
        ({ piers }) => berth_id === undefined || piers.some(({ berths }) => berths.some(({ id }) => id === berth_id)),
      )
      .sort((one, other) => byText(other.start_date, one.start_date) || byText(other.closure_id, one.closure_id));
    return { items: rows.slice((page - 1) * page_size, page * page_size), total: rows.length };
  }
}
