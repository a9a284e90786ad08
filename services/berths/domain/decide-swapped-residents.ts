import type { SwapResidentsInput } from '../../../contracts/berths/commands.js';
import type { HeldSegment } from '../../../contracts/berths/events.js';
import { berthErrors } from '../../../contracts/berths/errors.js';
import { dayNumber } from '../../../contracts/vocabulary/dates.js';
import { isRefusal, refuseFields, type Refusal } from '../../../contracts/vocabulary/refusal.js';
import type { PlanContext, PlanDecision } from './berth-plan-commands.js';
import type { BerthPlanEvent } from './berth-plan-events.js';
import { berthHeldOn, type BerthPlanState, endDay, type Residency } from './berth-plan-state.js';
import { type Held, joined, movedEvent, refusedBerths, within } from './decide-resident-changes.js';
import { followers } from './own-berths.js';
import { clip, type Nights } from './nights.js';
import { berthNotFound, notFound, refuseBerth, stayOver } from './plan-refusals.js';

/**
 * Two holders exchange their berths for all nights from today on, or from the later begin. Each takes the berth that the
 * other then has, or those that it had before a swap; both move, or neither.
 */
export function swapResidents(state: BerthPlanState, input: SwapResidentsInput, context: PlanContext): PlanDecision {
  const { allocation_id, with_allocation_id, confirm_min_length, back_to } = input;
  const [one, other] = [state.residencies.get(allocation_id), state.residencies.get(with_allocation_id)];
  if (one === undefined) return notFound(berthErrors.allocation_not_found, allocation_id);
  if (other === undefined) return notFound(berthErrors.allocation_not_found, with_allocation_id);
  if (one === other) return refuseFields({ path: 'with_allocation_id', code: 'stayTwice' });
  const from = Math.max(dayNumber(context.today), one.start, other.start);
  const events: BerthPlanEvent[] = [];
  const stays: BerthPlanEvent[] = [];
  const planned: Held[] = [];
  for (const [known, twin, wanted] of [
    [one, other, back_to?.own],
    [other, one, back_to?.others],
  ] as const) {
    if (known.end <= from) return stayOver(known);
    const next =
      wanted === undefined ? [nightsOf(twin, known, from)] : earlier(state, wanted, { ...known, start: from });
    if (isRefusal(next)) return next;
    const segments = joined([...within(known.segments, known.start, from), ...next]);
    const shared = next.find(({ berth, start, end }) =>
      planned.some((held) => held.berth === berth && clip(held, start, end) !== null),
    );
    if (shared !== undefined)
      return refuseBerth({ ...shared, rule: 'resident', allocation_id: twin.id, nights: shared }, known);
    planned.push(...next);
    const refusal = refusedBerths(known, segments, confirm_min_length === true, [one, other]);
    if (refusal !== null) return refusal;
    const makes_way = known === one ? { makes_way: [other.id] } : {};
    events.push(movedEvent(known, segments, from, { ...makes_way, swapped_with: twin.vessel_id }));
    stays.push(...followers(state, known, segments));
  }
  return [...events, ...stays];
}

const nightsOf = (twin: Residency, { end }: Nights, start: number): Held => ({
  berth: berthHeldOn(twin, start),
  start,
  end,
});

/** The berths of these nights before the swap. */
function earlier(state: BerthPlanState, wanted: readonly HeldSegment[], nights: Nights): Held[] | Refusal {
  const held: Held[] = [];
  for (const { berth_id, start_date, end_date } of wanted) {
    const berth = state.berths.get(berth_id);
    if (berth === undefined) return berthNotFound(berth_id);
    const own = clip({ start: dayNumber(start_date), end: endDay(end_date) }, nights.start, nights.end);
    if (own !== null) held.push({ berth, ...own });
  }
  const unbroken = held.every(({ end }, index) => end === (held[index + 1]?.start ?? nights.end));
  if (held[0]?.start === nights.start && unbroken) return held;
  return refuseFields({ path: 'back_to', code: 'inValidDate' });
}
