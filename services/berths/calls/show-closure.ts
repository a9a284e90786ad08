import { closureApi } from '../../../contracts/berths/api.js';
import type { ClosureDetail } from '../../../contracts/berths/closures.js';
import { berthErrors } from '../../../contracts/berths/errors.js';
import type { ClosedOut } from '../../../contracts/berths/events.js';
import { dayNumber } from '../../../contracts/vocabulary/dates.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { type BerthPlanState, type Closure, nameOf } from '../domain/berth-plan-state.js';
import { otherNights } from '../domain/closure-news.js';
import { type ClosureTelling, isTold, tellsAt } from '../domain/closure-telling.js';
import { boatsInClosed, closureRowOf, lostBerth, staysWithoutBerth } from '../domain/closure-views.js';
import { ClosureBoats, unnamed } from '../lookups/closure-boats.js';
import { boatsToTell, displacedBoat, toRing } from '../lookups/displaced-boats.js';
import { BerthPlans } from '../records/berth-plans.js';
import { ClosureTellings } from '../records/closure-tellings.js';

@Handles(closureApi.getClosure)
export class ShowClosure {
  constructor(
    private readonly plans: BerthPlans,
    private readonly boats: ClosureBoats,
    private readonly tellings: ClosureTellings,
  ) {}

  async execute({ input, marina_id }: ReceivedCall<typeof closureApi.getClosure>): Promise<ClosureDetail | Refusal> {
    const now = await this.plans.today(marina_id);
    if (now === null) return refuse('not_found', 'MARINA_NOT_FOUND');
    const plan = await this.plans.state(marina_id);
    const closure = plan.closures.get(input.closure_id);
    if (closure === undefined) {
      return refuse('not_found', berthErrors.closure_not_found, { details: { id: input.closure_id } });
    }
    const today = dayNumber(now.today);
    const left = closure.displaced.flatMap((one) => {
      const boat = displacedBoat(plan, one);
      return boat === null ? [] : [{ one, boat }];
    });
    const without = staysWithoutBerth(plan, closure, today).flatMap(
      ({ displaced }) => displacedBoat(plan, displaced) ?? [],
    );
    const inClosed = boatsInClosed(closure, today);
    const waiting = [...without, ...inClosed.waiting.map(unnamed)];
    const staying = inClosed.staying.map(unnamed);
    const told = boatsToTell(plan, closure);
    const all = [...left.map(({ boat }) => boat), ...waiting, ...staying, ...told];
    const named = await this.boats.name(marina_id, all);
    const telling = await this.tellings.of(closure.id);
    const [gone, still, rest] = [left.length, waiting.length, staying.length];
    const to_ring = toRing(closure, telling, named.slice(gone + still + rest));
    return {
      ...closureRowOf(plan, closure, now),
      calls: to_ring.filter(({ done }) => !done).length,
      displaced: left.flatMap(({ one }, index) => {
        const boat = named[index];
        return boat === undefined ? [] : [{ ...boat, to: berthAfter(plan, one) }];
      }),
      waiting: named.slice(gone, gone + still),
      remaining: named.slice(gone + still, gone + still + rest),
      telling: shownTelling(closure, telling),
      to_ring,
    };
  }
}

function berthAfter(plan: BerthPlanState, one: ClosedOut) {
  const berth = lostBerth(one) ? undefined : plan.berths.get(otherNights(one)?.berth_id ?? '');
  return berth === undefined ? null : { id: berth.facts.berth_id, name: nameOf(berth) };
}

/** Whether, and when, the people of the closure are told. */
function shownTelling(closure: Closure, telling: ClosureTelling): ClosureDetail['telling'] {
  if (!closure.tell) return { state: 'NOBODY', at: null };
  if (isTold(closure, telling)) return { state: 'TOLD', at: telling.told_at };
  const at = tellsAt(closure, telling);
  return { state: at === null ? 'TAKEN_BACK' : 'WAITS', at };
}
