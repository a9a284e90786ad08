import type { ClosureBoat, ClosureDetail } from '../../../contracts/berths/closures.js';
import type { ClosedOut } from '../../../contracts/berths/events.js';
import { dayNumber } from '../../../contracts/vocabulary/dates.js';
import { type BerthPlanState, type Closure, endDay, measuresOf } from '../domain/berth-plan-state.js';
import { otherNights } from '../domain/closure-news.js';
import type { ClosureTelling } from '../domain/closure-telling.js';
import type { UnnamedBoat } from './closure-boats.js';

/** The boat with the berth and the nights that the closure took from it; null: the plan no longer knows the resident. */
export function displacedBoat(plan: BerthPlanState, one: ClosedOut): UnnamedBoat | null {
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

/** A berth holder's boat that stays in its closed berth; null: the holder has other berths by now. */
export function stayingBoat(plan: BerthPlanState, closure: Closure, allocation_id: string): UnnamedBoat | null {
  const residency = plan.residencies.get(allocation_id);
  const held = residency?.segments.find(
    ({ berth, start, end }) =>
      closure.berth_ids.includes(berth.facts.berth_id) && start < closure.end && closure.start < end,
  );
  if (residency === undefined || held === undefined) return null;
  const { boater_id, vessel_id } = residency;
  const nights = { start: Math.max(held.start, closure.start), end: Math.min(held.end, closure.end) };
  return { allocation_id, reservation_id: null, boater_id, vessel_id, boat: residency, berth: held.berth, nights };
}

/** The boats whose people a closure concerns: those that it displaced, and those that stay. */
export function boatsToTell(plan: BerthPlanState, closure: Closure): UnnamedBoat[] {
  const gone = closure.displaced.flatMap((one) => displacedBoat(plan, one) ?? []);
  return [...gone, ...(closure.staying ?? []).flatMap((id) => stayingBoat(plan, closure, id) ?? [])];
}

/** The people whom staff ring because they have no mail address; none where nobody is told. */
export function toRing(
  { tell, undone }: Closure,
  { rung }: ClosureTelling,
  boats: readonly ClosureBoat[],
): ClosureDetail['to_ring'] {
  if (!tell || undone) return [];
  return boats
    .filter(({ told_by }) => told_by !== 'MAIL')
    .map((boat) => ({ ...boat, done: rung.includes(boat.allocation_id) }));
}
