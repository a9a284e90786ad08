import { closureApi } from '../../../contracts/berths/api.js';
import type { ClosureRow } from '../../../contracts/berths/closures.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { byText } from '../../../contracts/vocabulary/sorting.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import type { BerthPlanState } from '../domain/berth-plan-state.js';
import { closureRowOf } from '../domain/closure-views.js';
import { ClosureBoats } from '../lookups/closure-boats.js';
import { boatsToTell, toRing } from '../lookups/displaced-boats.js';
import { BerthPlans } from '../records/berth-plans.js';
import { ClosureTellings } from '../records/closure-tellings.js';

@Handles(closureApi.listClosures)
export class ListClosures {
  constructor(
    private readonly plans: BerthPlans,
    private readonly boats: ClosureBoats,
    private readonly tellings: ClosureTellings,
  ) {}

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
    const shown = rows.slice((page - 1) * page_size, page * page_size);
    const calls = await this.calls(marina_id, plan, shown);
    const items = shown.map((row) => ({ ...row, calls: calls.get(row.closure_id) ?? 0 }));
    return { items, total: rows.length };
  }

  /** The calls that are still to be made about each closure, whose boats are named together. */
  private async calls(
    marina_id: string,
    plan: BerthPlanState,
    rows: readonly Pick<ClosureRow, 'closure_id' | 'state'>[],
  ): Promise<ReadonlyMap<string, number>> {
    const ahead = rows.filter(({ state }) => state === 'PLANNED' || state === 'RUNNING');
    const closures = ahead.flatMap(({ closure_id }) => plan.closures.get(closure_id) ?? []);
    const boats = closures.map((closure) => boatsToTell(plan, closure));
    const named = await this.boats.name(marina_id, boats.flat());
    const tellings = await Promise.all(closures.map(({ id }) => this.tellings.of(id)));
    let from = 0;
    const counts = closures.map((closure, index): [string, number] => {
      const [telling, count] = [tellings[index], boats[index]?.length ?? 0];
      const own = named.slice(from, from + count);
      from += count;
      const open = telling === undefined ? [] : toRing(closure, telling, own).filter(({ done }) => !done);
      return [closure.id, open.length];
    });
    return new Map(counts);
  }
}
