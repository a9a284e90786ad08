import { closureApi } from '../../../contracts/berths/api.js';
import type { ClosureDetail } from '../../../contracts/berths/closures.js';
import { berthErrors } from '../../../contracts/berths/errors.js';
import type { ClosedOut } from '../../../contracts/berths/events.js';
import { dayNumber } from '../../../contracts/vocabulary/dates.js';
import { refuse, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import { Handles } from '../../platform/http/handles.js';
import type { ReceivedCall } from '../../platform/http/received-call.js';
import { type BerthPlanState, endDay, measuresOf, nameOf } from '../domain/berth-plan-state.js';
import { boatsInClosed, closureRowOf, lostBerth, staysWithoutBerth } from '../domain/closure-views.js';
import { ClosureBoats, unnamed, type UnnamedBoat } from '../lookups/closure-boats.js';
import { BerthPlans } from '../records/berth-plans.js';

@Handles(closureApi.getClosure)
export class ShowClosure {
  constructor(
    private readonly plans: BerthPlans,
    private readonly boats: ClosureBoats,
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
    const named = await this.boats.name(marina_id, [...left.map(({ boat }) => boat), ...waiting, ...staying]);
    return {
      ...closureRowOf(plan, closure, now),
      displaced: left.flatMap(({ one }, index) => {
        const boat = named[index];
        return boat === undefined ? [] : [{ ...boat, to: berthAfter(plan, one) }];
      }),
      waiting: named.slice(left.length, left.length + waiting.length),
      remaining: named.slice(left.length + waiting.length),
    };
  }
}

/** The boat with the berth and the nights that the closure took from it; null: the plan no longer knows the resident. */
function displacedBoat(plan: BerthPlanState, one: ClosedOut): UnnamedBoat | null {
  const gone = one.before.find((segment, index) => JSON.stringify(one.after[index]) !== JSON.stringify(segment));
  const segment = gone ?? one.before[0];
  const berth = plan.berths.get(segment?.berth_id ?? '');
  const residency = one.reservation_id === null ? plan.residencies.get(one.allocation_id) : undefined;
  if (segment === undefined || berth === undefined) return null;
  if (one.reservation_id === null && residency === undefined) return null;
  const moved = otherNights(one) ?? segment;
  return {
    allocation_id: one.allocation_id,
    reservation_id: one.reservation_id,
    boater_id: residency?.boater_id ?? null,
    vessel_id: residency?.vessel_id ?? null,
    boat: measuresOf(one.vessel),
    berth,
    nights: { start: dayNumber(moved.start_date), end: endDay(moved.end_date) },
  };
}

/** The nights in another berth. */
function otherNights({ before, after }: ClosedOut) {
  return after.find((one) => !before.some((was) => was.berth_id === one.berth_id && was.start_date <= one.start_date));
}

function berthAfter(plan: BerthPlanState, one: ClosedOut) {
  const berth = lostBerth(one) ? undefined : plan.berths.get(otherNights(one)?.berth_id ?? '');
  return berth === undefined ? null : { id: berth.facts.berth_id, name: nameOf(berth) };
}
